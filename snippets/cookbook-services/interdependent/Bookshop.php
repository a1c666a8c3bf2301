<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, Service};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Run the shop and a payment service, which call each other')]
    public function stack(Directory $source): Service
    {
        $base = dag()->container()->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src');

        $payments = $base
            ->withEnvVariable('SHOP_URL', 'http://shop:8080')
            ->withExposedPort(9000)
            ->asService(args: ['go', 'run', './payments']);

        return $base
            // This binding starts the payment service, and lets the shop find it.
            ->withServiceBinding('payments', $payments)
            ->withEnvVariable('PAYMENTS_URL', 'http://payments:9000')
            ->withExposedPort(8080)
            ->asService(args: ['go', 'run', '.'])
            // The payment service finds the shop by this name.
            ->withHostname('shop');
    }
}
