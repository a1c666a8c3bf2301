<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Changeset, Directory};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Format the source code.')]
    public function format(Directory $source): Changeset
    {
        $formatted = dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withMountedDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['gofmt', '-w', '.'])
            ->directory('/src');

        // Call changes on the newer directory, and pass the older one.
        return $formatted->changes($source);
    }
}
