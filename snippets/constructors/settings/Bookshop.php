<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, DefaultPath, Doc, Ignore};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    public function __construct(
        #[Doc("The shop's source directory."), DefaultPath('/'), Ignore('bin', '.git')]
        private readonly Directory $source,
        #[Doc('Go version to test with.')]
        private readonly string $goVersion = '1.25',
    ) {
    }

    // Callers can't read properties, so this function returns the version.
    #[DaggerFunction, Doc('Go version to test with.')]
    public function goVersion(): string
    {
        return $this->goVersion;
    }

    #[DaggerFunction, Doc("Run the shop's tests.")]
    public function test(): string
    {
        return dag()->container()->from("golang:{$this->goVersion}-alpine")
            ->withDirectory('/src', $this->source)
            ->withWorkdir('/src')
            ->withExec(['go', 'test', './...'])
            ->stdout();
    }
}
