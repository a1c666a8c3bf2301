<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Changeset, Directory};

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Write a version number into the source code.')]
    public function bump(Directory $source, string $version): Changeset
    {
        $edited = $source
            ->file('main.go')
            // Fails unless the text occurs exactly once, so nothing else can change.
            ->withReplaced('version = "dev"', "version = \"$version\"");

        return $source->withFile('main.go', $edited)->changes($source);
    }
}
