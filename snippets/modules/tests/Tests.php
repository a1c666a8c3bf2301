<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Container, ReturnType};

#[DaggerObject, Doc('Tests for the bookshop module.')]
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
        // Starting the program reveals a missing library or the wrong architecture.
        $image->withExec(['bookshop', '--version'])->sync();
    }

    #[DaggerFunction]
    #[Doc('Check that the program rejects an unknown flag.')]
    public function refuses(Container $image): void
    {
        // If the command succeeds, this test fails.
        $image
            ->withExec(['bookshop', '--wrong'], expect: ReturnType::FAILURE)
            ->sync();
    }
}
