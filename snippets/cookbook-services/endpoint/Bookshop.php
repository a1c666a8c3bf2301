<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Start the shop and read its API description')]
    public function describeApi(Directory $source): string
    {
        $shop = dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExposedPort(8080)
            ->asService(args: ['go', 'run', '.']);

        // Asking for the endpoint doesn't start the service, so start it explicitly.
        $shop->start();
        try {
            $url = $shop->endpoint(scheme: 'http');
            return dag()->http("{$url}/openapi.json")->contents();
        } finally {
            $shop->stop();
        }
    }
}
