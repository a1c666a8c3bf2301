<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, DefaultPath, Doc};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc("Formatting rules shared by all of the shop's services")]
class Linter
{
    #[DaggerFunction]
    public function __construct(
        // Resolved in the project that installs this module, not in this repository.
        #[DefaultPath('.')]
        private readonly Directory $source,
        private readonly string $image = 'golang:1.25-alpine',
    ) {
    }

    #[DaggerFunction]
    #[Doc('List the files that gofmt would change')]
    public function unformatted(): string
    {
        return dag()
            ->container()
            ->from($this->image)
            ->withDirectory('/src', $this->source)
            ->withWorkdir('/src')
            ->withExec(['gofmt', '-l', '.'])
            ->stdout();
    }
}
