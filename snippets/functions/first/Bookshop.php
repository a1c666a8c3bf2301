<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Container;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Turn a book title into the last part of a URL.')]
    public function slug(string $title): string
    {
        return str_replace(' ', '-', strtolower($title));
    }

    #[DaggerFunction, Doc("Ask a container for its compiler's version.")]
    public function goVersion(): string
    {
        return $this->compiler()->withExec(['go', 'version'])->stdout();
    }

    // No attribute, so callers don't see it.
    private function compiler(): Container
    {
        return dag()->container()->from('golang:1.25-alpine');
    }
}
