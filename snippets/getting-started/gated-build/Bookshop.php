<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;
use Dagger\File;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Compile the shop, but only if its tests pass.')]
    public function build(Directory $source): File
    {
        $base = dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src');

        // Nothing reads the tests' output, so sync makes them run.
        $base->withExec(['go', 'test', './...'])->sync();

        // Returning a file from the container is enough to run the build.
        return $base
            ->withExec(['go', 'build', '-o', 'bookshop', '.'])
            ->file('bookshop');
    }
}
