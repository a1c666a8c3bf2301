<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc("Run every component's tests.")]
    public function test(
        #[Doc("A value that's new for each call, such as the CI run number")] string $run = '',
    ): void {
        // Each component finds its files through a default path, so pass nothing.
        dag()->orders()->test();
        // The PHP client blocks on each call, so the tests run one at a time.
        dag()->web()->test();
    }
}
