<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, Platform};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc("Cross-compile the shop for two platforms, and publish the images")]
    public function publishCross(Directory $source, string $address, string $run = ''): string
    {
        $compiler = dag()->container()->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)->withWorkdir('/src')
            ->withEnvVariable('CGO_ENABLED', '0');

        $variants = [];
        foreach (['amd64', 'arm64'] as $processor) {
            $program = $compiler->withEnvVariable('GOARCH', $processor)
                ->withExec(['go', 'build', '-o', '/out/bookshop', '.'])
                ->file('/out/bookshop');
            // No command runs in this container, so nothing is emulated.
            $image = dag()->container(new Platform("linux/$processor"))->from('alpine:3.22')
                ->withFile('/usr/local/bin/bookshop', $program)
                ->withDefaultArgs(['bookshop']);
            // This SDK doesn't convert objects in lists to IDs, so pass the ID as a string.
            $variants[] = (string) $image->id();
        }
        return dag()->container()->publish($address, platformVariants: $variants);
    }
}
