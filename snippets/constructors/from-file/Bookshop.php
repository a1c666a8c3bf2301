<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, DefaultPath, Doc};
use Dagger\File;

#[DaggerObject]
class Bookshop
{
    private string $goVersion;

    #[DaggerFunction]
    public function __construct(#[DefaultPath('/go.mod')] File $manifest)
    {
        foreach (explode("\n", $manifest->contents()) as $line) {
            if (str_starts_with($line, 'go ')) {
                $this->goVersion = trim(substr($line, 3));
                return;
            }
        }
        // Every call runs the constructor first, so any call fails with this error.
        throw new \RuntimeException('go.mod has no go line');
    }

    #[DaggerFunction, Doc('Go version that go.mod requires.')]
    public function goVersion(): string
    {
        return $this->goVersion;
    }
}
