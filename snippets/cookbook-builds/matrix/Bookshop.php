<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, ListOfType};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    private const TARGETS = ['linux/amd64', 'linux/arm64', 'darwin/arm64'];

    #[DaggerFunction, Doc('Compile the shop for each target')]
    public function binaries(
        Directory $source,
        #[ListOfType('string'), Doc('OS and architecture')] array $targets = self::TARGETS,
    ): Directory {
        // All builds share this setup.
        $compiler = dag()->container()->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)->withWorkdir('/src')
            ->withEnvVariable('CGO_ENABLED', '0');

        $binaries = dag()->directory();
        foreach ($targets as $target) {
            [$system, $processor] = explode('/', $target);
            $program = $compiler
                ->withEnvVariable('GOOS', $system)->withEnvVariable('GOARCH', $processor)
                ->withExec(['go', 'build', '-o', '/out/bookshop', '.'])
                ->file('/out/bookshop');
            $suffix = $system === 'windows' ? '.exe' : '';
            $binaries = $binaries->withFile("bookshop-$system-$processor$suffix", $program);
        }
        return $binaries;
    }
}
