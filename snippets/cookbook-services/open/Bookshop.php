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
    #[Doc("Run the shop's order queue and its web console")]
    public function queue(): Service
    {
        return dag()
            ->container()
            ->from('rabbitmq:4-management-alpine')
            // Clients connect to this port.
            ->withExposedPort(5672)
            // The web console listens on this port.
            ->withExposedPort(15672)
            ->asService();
    }
}
