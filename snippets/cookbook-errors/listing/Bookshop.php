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
    #[Doc('Show what a build leaves behind: mode, owner, size and name of each file')]
    public function listing(Directory $source): string
    {
        $built = dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['go', 'build', '-o', '/out/', './...']);

        // The same container again: the build is there, and nothing is built twice.
        return $built
            ->withExec(['find', '/out', '-type', 'f', '-exec', 'ls', '-l', '{}', '+'])
            ->stdout();
    }
}
