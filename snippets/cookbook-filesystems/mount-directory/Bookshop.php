<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Run the tests on the mounted source')]
    public function test(Directory $source): string
    {
        return dag()
            ->container()
            ->from('golang:1.25-alpine')
            // A mount is enough, because the files don't have to end up in an image.
            ->withMountedDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['go', 'test', './...'])
            ->stdout();
    }
}
