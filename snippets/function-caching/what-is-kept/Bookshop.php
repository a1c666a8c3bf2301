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
    #[Doc('Return a container; the engine saves the chain that produces it')]
    public function tested(Directory $source): Container
    {
        return dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['go', 'test', './...']);
    }

    #[DaggerFunction, Doc('Return text, so the engine saves the text')]
    public function report(Directory $source): string
    {
        return $this->tested($source)->stdout();
    }
}
