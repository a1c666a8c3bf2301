<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Container, ReturnType};

#[DaggerObject, Doc('Tests of the bookshop module.')]
class Tests
{
    #[DaggerFunction, Doc('Check what users of the image rely on.')]
    public function image(Container $image): void
    {
        $user = $image->user();
        if ($user !== 'nobody') {
            throw new \RuntimeException(
                "the image runs as \"{$user}\", expected nobody",
            );
        }
        // A missing library or a wrong processor shows when the program starts.
        $image->withExec(['bookshop', '--version'])->sync();
    }

    #[DaggerFunction]
    #[Doc('Check that the program ends with an error for a wrong flag.')]
    public function refuses(Container $image): void
    {
        // A success would be the failure of this test.
        $image
            ->withExec(['bookshop', '--wrong'], expect: ReturnType::FAILURE)
            ->sync();
    }
}
