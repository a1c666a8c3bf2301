<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, File};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Collect only the files that a server needs.')]
    public function release(
        Directory $source,
        File $program,
        string $version,
    ): Directory {
        return dag()
            ->directory()
            ->withFile('bookshop', $program)
            ->withDirectory(
                'static',
                $source->directory('static'),
                // Without the two asterisks, only top-level files would match.
                exclude: ['**/*.map'],
            )
            ->withNewFile('VERSION', "$version\n");
    }
}
