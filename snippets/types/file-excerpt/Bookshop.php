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
        #[Doc('Where the book lies as plain text')] string $url,
        int $lines = 20,
    ): string {
        // A whole book is more than a reader of the shop window wants.
        return dag()->http($url)->contents(limitLines: $lines);
    }
}
