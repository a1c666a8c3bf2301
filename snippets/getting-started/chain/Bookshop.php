<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Report the Go version that builds the shop.')]
    public function goVersion(): string
    {
        return dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withExec(['go', 'version'])
            ->stdout();
    }
}
