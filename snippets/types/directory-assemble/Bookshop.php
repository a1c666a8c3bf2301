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
    #[Doc('Put together what a server needs, and nothing else.')]
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
                // Without the two stars, only files at the top would match.
                exclude: ['**/*.map'],
            )
            ->withNewFile('VERSION', "$version\n");
    }
}
