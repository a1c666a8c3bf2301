<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, DefaultPath, Doc, Ignore, ReturnsListOfType};
use Dagger\Directory;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    public function __construct(
        #[DefaultPath('/'), Ignore('.git', 'bin')]
        #[Doc('Files of the shop; without it, those of the repository')]
        private readonly Directory $source,
    ) {
    }

    #[DaggerFunction, Doc('List the Go files of the shop')]
    #[ReturnsListOfType('string')]
    public function goFiles(): array
    {
        return $this->source->glob('**/*.go');
    }
}
