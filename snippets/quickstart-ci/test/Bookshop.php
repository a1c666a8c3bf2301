<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, DefaultPath, Doc, Ignore};
use Dagger\{Container, Directory};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    public function __construct(
        #[Doc("The service's files; by default, the whole repository")]
        #[DefaultPath('/')]
        #[Ignore('.git', '.dagger', '**/.env*')]
        private readonly Directory $source,
    ) {
    }

    private function workshop(): Container
    {
        return dag()->container()->from('golang:1.25-alpine')
            ->withDirectory('/src', $this->source)
            ->withWorkdir('/src');
    }

    #[DaggerFunction]
    #[Doc('Run the tests and return their output')]
    public function test(): string
    {
        return $this->workshop()
            ->withExec(['go', 'test', '-v', './...'])
            ->stdout();
    }
}
