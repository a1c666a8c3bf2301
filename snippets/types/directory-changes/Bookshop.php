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
    #[Doc('Put the source code into the standard layout.')]
    public function format(Directory $source): Changeset
    {
        $formatted = dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withMountedDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['gofmt', '-w', '.'])
            ->directory('/src');

        // The newer tree is asked, and gets the older one as its argument.
        return $formatted->changes($source);
    }
}
