<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, DefaultPath, Doc, Ignore};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Orders
{
    #[DaggerFunction, Doc('Run the tests of the orders service.')]
    public function test(
        // The path starts at the dagger.json of this service, whoever calls.
        #[DefaultPath('.'), Ignore('.dagger', 'dagger.json', '**/*.md')]
        Directory $source,
        // What all services share; the path starts at the root of the repository.
        #[DefaultPath('/lib')]
        Directory $lib,
    ): void {
        dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withDirectory('/src/lib', $lib)
            ->withDirectory('/src/services/orders', $source)
            ->withWorkdir('/src/services/orders')
            ->withExec(['go', 'test', './...'])
            // Nobody reads a value from this chain, so ask for its evaluation.
            ->sync();
    }
}
