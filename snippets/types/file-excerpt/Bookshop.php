<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Return the first lines of a book.')]
    public function excerpt(
        #[Doc("URL of the book's plain-text version")] string $url,
        int $lines = 20,
    ): string {
        // The shop shows only the first lines of each book.
        return dag()->http($url)->contents(limitLines: $lines);
    }
}
