<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, ListOfType};
use Dagger\Directory;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Give the files that the caller asks for')]
    public function subset(
        Directory $source,
        #[ListOfType('string'), Doc('Patterns of files to take; without any, all files')]
        array $include = [],
        #[ListOfType('string'), Doc('Patterns of files to leave out')]
        array $exclude = [],
    ): Directory {
        return $source->filter(include: $include, exclude: $exclude);
    }
}
