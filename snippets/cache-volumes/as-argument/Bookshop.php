<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{CacheVolume, Directory};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc("Run the tests with Go modules from the caller's cache volume")]
    public function verify(Directory $source, CacheVolume $modules): string
    {
        return dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withMountedCache('/go/pkg/mod', $modules)
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['go', 'test', './...'])
            ->stdout();
    }
}
