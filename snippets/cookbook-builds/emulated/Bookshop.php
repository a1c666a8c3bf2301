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
    public function publishEmulated(Directory $source, string $address): string
    {
        $variants = [];
        foreach (['linux/amd64', 'linux/arm64'] as $platform) {
            $program = dag()->container(new Platform($platform))->from('golang:1.25-alpine')
                ->withDirectory('/src', $source)
                ->withWorkdir('/src')
                // The foreign one of the two runs under emulation.
                ->withExec(['go', 'build', '-o', '/out/bookshop', '.'])
                ->file('/out/bookshop');
            // The image gets the program, not the compiler and the source.
            $image = dag()->container(new Platform($platform))->from('alpine:3.22')
                ->withFile('/usr/local/bin/bookshop', $program)
                ->withDefaultArgs(['bookshop']);
            // In a list this SDK sends values as they are, so pass the ID as text.
            $variants[] = (string) $image->id();
        }
        // The empty container is no image of its own, only the holder of the others.
        return dag()->container()->publish($address, platformVariants: $variants);
    }
}
