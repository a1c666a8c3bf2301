<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Run the tests of every component.')]
    public function test(): void
    {
        // Each component finds its files by a default path: nothing is passed here.
        dag()->orders()->test();
        // The PHP client waits for each answer, so one follows the other.
        dag()->web()->test();
    }
}
