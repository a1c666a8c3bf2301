<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, ListOfType};
use Dagger\Directory;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Return the files that the caller asks for')]
    public function subset(
        Directory $source,
        // Null, because this SDK turns an empty list into a list of one empty value.
        #[ListOfType('string'), Doc('File patterns to include; all files by default')]
        ?array $include = null,
        #[ListOfType('string'), Doc('File patterns to exclude')]
        ?array $exclude = null,
    ): Directory {
        return $source->filter(include: $include, exclude: $exclude);
    }
}
