<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, File};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Compile the shop, and cache what Go downloads and compiles')]
    public function compile(Directory $source): File
    {
        return dag()
            ->container()
            ->from('golang:1.25-alpine')
            // Downloaded modules.
            ->withMountedCache('/go/pkg/mod', dag()->cacheVolume('bookshop-go-modules'))
            // Compiled packages.
            ->withMountedCache('/root/.cache/go-build', dag()->cacheVolume('bookshop-go-build'))
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['go', 'build', '-o', '/out/bookshop', '.'])
            ->file('/out/bookshop');
    }
}
