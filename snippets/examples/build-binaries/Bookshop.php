<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Compile the shop for two operating systems and two architectures')]
    public function binaries(Directory $source): Directory
    {
        $builder = dag()->container()->from('golang:1.25-alpine')
            // The four builds share what they download and compile.
            ->withMountedCache('/go/pkg/mod', dag()->cacheVolume('bookshop-modules'))
            ->withMountedCache('/root/.cache/go-build', dag()->cacheVolume('bookshop-build'))
            ->withEnvVariable('CGO_ENABLED', '0')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src');
        $output = dag()->directory();
        foreach (['linux', 'darwin'] as $system) {
            foreach (['amd64', 'arm64'] as $processor) {
                $name = "bookshop-{$system}-{$processor}";
                $binary = $builder->withEnvVariable('GOOS', $system)
                    ->withEnvVariable('GOARCH', $processor)
                    ->withExec(['go', 'build', '-o', "/{$name}", '.'])
                    ->file("/{$name}");
                // Objects never change in place, so keep what the call returns.
                $output = $output->withFile($name, $binary);
            }
        }
        return $output;
    }
}
