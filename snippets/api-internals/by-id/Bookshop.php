<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\ContainerId;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Describe a container and return its ID, without running anything.')]
    public function recipe(): string
    {
        return (string) dag()
            ->container()
            ->from('alpine:3.22')
            ->withExec(['date', '-u'])
            ->id();
    }

    #[DaggerFunction, Doc('Continue where an ID ends, and run the command.')]
    public function cook(string $recipe): string
    {
        // An ID is plain text, so any program can store it or pass it on.
        return dag()->loadContainerFromID(new ContainerId($recipe))->stdout();
    }
}
