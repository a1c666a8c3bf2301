<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, DefaultPath, Doc, Ignore};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Orders
{
    #[DaggerFunction, Doc("Run the orders service's tests.")]
    public function test(
        // This service's files; the path is relative to its dagger.json, no matter who calls.
        #[DefaultPath('.'), Ignore('.dagger', 'dagger.json', '**/*.md')]
        Directory $source,
        // Code that all services share; the path is relative to the repository root.
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
            // Nothing reads a value from this chain, so evaluate it explicitly.
            ->sync();
    }
}
