<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, File};

use function Dagger\dag;

#[DaggerObject, Doc("Builds Go programs the way all of the shop's services do.")]
class Compiler
{
    #[DaggerFunction, Doc('Compile a program for Linux.')]
    public function binary(
        // No default path: it would be relative to this module.
        #[Doc("The service's files.")] Directory $source,
        #[Doc('Package to compile.')] string $pkg = '.',
    ): File {
        return dag()->container()->from('golang:1.25-alpine')
            ->withMountedCache('/go/pkg/mod', dag()->cacheVolume('go-mod'))
            ->withMountedCache('/root/.cache/go-build', dag()->cacheVolume('go-build'))
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withEnvVariable('CGO_ENABLED', '0')
            ->withExec(['go', 'build', '-o=/out/program', $pkg])
            ->file('/out/program');
    }
}
