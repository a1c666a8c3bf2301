<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Service;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Take the orders of the shop, and show them on a page of its own')]
    public function queue(): Service
    {
        return dag()
            ->container()
            ->from('rabbitmq:4-management-alpine')
            // Programs connect here.
            ->withExposedPort(5672)
            // People look at the queues here.
            ->withExposedPort(15672)
            ->asService();
    }
}
