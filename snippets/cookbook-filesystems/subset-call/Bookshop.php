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
        // Null, because this SDK reads an empty list as a list with one empty value.
        #[ListOfType('string'), Doc('Patterns of files to take; without any, all files')]
        ?array $include = null,
        #[ListOfType('string'), Doc('Patterns of files to leave out')]
        ?array $exclude = null,
    ): Directory {
        return $source->filter(include: $include, exclude: $exclude);
    }
}
