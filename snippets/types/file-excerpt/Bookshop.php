<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Show how a book begins.')]
    public function excerpt(
        #[Doc('URL of the book as plain text')] string $url,
        int $lines = 20,
    ): string {
        // The shop window needs only the beginning of the book.
        return dag()->http($url)->contents(limitLines: $lines);
    }
}
