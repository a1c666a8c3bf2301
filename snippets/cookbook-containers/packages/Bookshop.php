<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, ListOfType};
use Dagger\Container;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Return a container with the packages that the caller lists')]
    public function toolbox(#[ListOfType('string')] array $packages): Container
    {
        return dag()
            ->container()
            ->from('alpine:3.22')
            // Install all packages in one layer, without keeping the package index.
            ->withExec(['apk', 'add', '--no-cache', ...$packages]);
    }
}
