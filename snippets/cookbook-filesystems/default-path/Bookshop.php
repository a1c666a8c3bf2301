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
        #[Doc("The shop's files; the whole repository by default")]
        private readonly Directory $source,
    ) {
    }

    #[DaggerFunction, Doc("List the shop's Go files")]
    #[ReturnsListOfType('string')]
    public function goFiles(): array
    {
        return $this->source->glob('**/*.go');
    }
}
