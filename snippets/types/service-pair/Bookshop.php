<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, Service};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Run the shop together with its price store.')]
    public function shop(Directory $source): Service
    {
        $prices = dag()
            ->container()
            ->from('redis:8-alpine')
            ->withExposedPort(6379)
            ->asService();

        return dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['go', 'build', '-o', '/bin/bookshop', '.'])
            // A service can depend on others: starting the shop starts the price store first.
            ->withServiceBinding('prices', $prices)
            ->withEnvVariable('PRICES_ADDRESS', 'prices:6379')
            ->withExposedPort(8080)
            ->asService(args: ['/bin/bookshop']);
    }
}
