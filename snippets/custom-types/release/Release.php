<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\File;

use function Dagger\dag;

#[DaggerObject, Doc('One version of the shop.')]
class Release
{
    // No attribute: callers only see the main object's constructor.
    public function __construct(private string $version, private File $program)
    {
    }

    // Callers can't read properties, but they can call functions.
    #[DaggerFunction, Doc('Version that the program reports.')]
    public function version(): string
    {
        return $this->version;
    }

    #[DaggerFunction, Doc('Compute the SHA-256 of the program.')]
    public function checksum(): string
    {
        return dag()->container()->from('alpine:3.22')
            ->withFile('/bookshop', $this->program)
            ->withExec(['sha256sum', '/bookshop'])->stdout();
    }

    #[DaggerFunction, Doc('Program for Linux.')]
    public function program(): File
    {
        return $this->program;
    }
}
