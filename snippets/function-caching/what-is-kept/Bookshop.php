<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Container, Directory};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Give back a container; what is kept is the chain that leads to it')]
    public function tested(Directory $source): Container
    {
        return dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['go', 'test', './...']);
    }

    #[DaggerFunction, Doc('Give back text; what is kept is the text')]
    public function report(Directory $source): string
    {
        return $this->tested($source)->stdout();
    }
}
