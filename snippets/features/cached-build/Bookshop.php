<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, DefaultPath, Doc, Ignore};
use Dagger\{Directory, File};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc("Compile the service, and keep Go's downloads and compiled packages for the next run")]
    public function build(
        // Changes to ignored files don't invalidate the build.
        #[DefaultPath('/'), Ignore('.git', '.dagger', '**/*.md')]
        Directory $source,
    ): File {
        return dag()
            ->container()
            ->from('golang:1.25-alpine')
            // One volume per cache, named after the project so that other projects don't share it.
            ->withMountedCache('/go/pkg/mod', dag()->cacheVolume('bookshop-go-modules'))
            ->withMountedCache('/root/.cache/go-build', dag()->cacheVolume('bookshop-go-build'))
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['go', 'build', '-o', '/out/bookshop', '.'])
            ->file('/out/bookshop');
    }
}
