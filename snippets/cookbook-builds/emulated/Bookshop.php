<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, Platform};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Build the shop once for each platform, on that platform')]
    public function publishEmulated(Directory $source, string $address, string $run = ''): string
    {
        $variants = [];
        foreach (['linux/amd64', 'linux/arm64'] as $platform) {
            $program = dag()->container(new Platform($platform))->from('golang:1.25-alpine')
                ->withDirectory('/src', $source)
                ->withWorkdir('/src')
                // On a platform other than the engine's own, this command is emulated.
                ->withExec(['go', 'build', '-o', '/out/bookshop', '.'])
                ->file('/out/bookshop');
            // The image gets the program, but not the compiler or the source.
            $image = dag()->container(new Platform($platform))->from('alpine:3.22')
                ->withFile('/usr/local/bin/bookshop', $program)
                ->withDefaultArgs(['bookshop']);
            // This SDK doesn't convert objects in lists to IDs, so pass the ID as a string.
            $variants[] = (string) $image->id();
        }
        // The empty container only groups the two images and isn't published itself.
        return dag()->container()->publish($address, platformVariants: $variants);
    }
}
