<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Container;
use function Dagger\dag;

#[DaggerObject]
class Tests
{
    #[DaggerFunction, Doc('Run all tests, one at a time.')]
    public function all(): void
    {
        $this->user();
        $this->starts();
    }

    #[DaggerFunction, Doc("Check that the image doesn't run as root.")]
    public function user(): void
    {
        if (($user = $this->image()->user()) !== 'nobody') {
            throw new \RuntimeException("the image runs as {$user}, expected nobody");
        }
    }

    #[DaggerFunction, Doc('Check that the program starts in the image.')]
    public function starts(): void
    {
        $this->image()->withExec(['bookshop', '--version'])->sync();
    }

    private function image(): Container
    {
        // The tests use this module's fixture, so callers don't have to pass anything.
        return dag()->bookshop()->image(dag()->currentModule()->source()->directory('fixture'));
    }
}
