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
    #[Doc('Build the service and stop twice along the way')]
    public function debug(Directory $source): Container
    {
        return dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            // First stop, in a shell: does the container have the files the build needs?
            ->terminal()
            ->withExec(['go', 'build', '-o', '/out/bookshop', '.'])
            // Second stop, with its own command: what went into the result?
            ->terminal(cmd: ['sh', '-c', 'go version -m /out/bookshop; exec sh']);
    }
}
