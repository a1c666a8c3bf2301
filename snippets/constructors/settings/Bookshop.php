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
        #[Doc('Files of the shop.'), DefaultPath('/'), Ignore('bin', '.git')]
        private readonly Directory $source,
        #[Doc('Release of the compiler.')]
        private readonly string $goVersion = '1.25',
    ) {
    }

    // Callers can't read properties, so this function returns the version.
    #[DaggerFunction, Doc('Release of the compiler.')]
    public function goVersion(): string
    {
        return $this->goVersion;
    }

    #[DaggerFunction, Doc('Run the tests of the shop.')]
    public function test(): string
    {
        return dag()->container()->from("golang:{$this->goVersion}-alpine")
            ->withDirectory('/src', $this->source)
            ->withWorkdir('/src')
            ->withExec(['go', 'test', './...'])
            ->stdout();
    }
}
