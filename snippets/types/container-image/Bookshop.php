<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Container, Directory};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Build an image with the compiled shop, but no compiler.')]
    public function image(Directory $source): Container
    {
        // First container: has the compiler and isn't published.
        $program = dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withEnvVariable('CGO_ENABLED', '0')
            ->withExec(['go', 'build', '-o', '/out/bookshop', '.'])
            ->file('/out/bookshop');

        // Second container: takes one file from the first.
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withFile('/usr/local/bin/bookshop', $program)
            ->withUser('nobody')
            ->withExposedPort(8080)
            // The command that "docker run" and Container.asService start.
            ->withDefaultArgs(['bookshop']);
    }
}
