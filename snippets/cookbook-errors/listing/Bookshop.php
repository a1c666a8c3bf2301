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
    #[Doc("List a build's files with their mode, owner, size, and name")]
    public function listing(Directory $source): string
    {
        $built = dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['go', 'build', '-o', '/out/', './...']);

        // This continues from the finished build, so nothing is compiled twice.
        return $built
            ->withExec(['find', '/out', '-type', 'f', '-exec', 'ls', '-l', '{}', '+'])
            ->stdout();
    }
}
