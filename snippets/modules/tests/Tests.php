<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, DefaultPath, Doc};
use Dagger\{Directory, ReturnType};

use function Dagger\dag;

#[DaggerObject, Doc('Tests for the bookshop module.')]
class Tests
{
    #[DaggerFunction, Doc("Check that the image starts the program without root's rights.")]
    public function startsAsNobody(#[DefaultPath('fixture')] Directory $source): void
    {
        $image = dag()->bookshop()->image($source);
        $user = $image->user();
        if ($user !== 'nobody') {
            throw new \RuntimeException("the image runs as \"{$user}\", expected nobody");
        }
        // Starting the program reveals a missing library or the wrong architecture.
        $image->withExec(['bookshop', '--version'])->sync();
    }

    #[DaggerFunction, Doc('Check that the program rejects an unknown flag.')]
    public function rejectsUnknownFlag(#[DefaultPath('fixture')] Directory $source): void
    {
        $image = dag()->bookshop()->image($source);
        // If the command succeeds, this test fails.
        $image
            ->withExec(['bookshop', '--wrong'], expect: ReturnType::FAILURE)
            ->sync();
    }
}
