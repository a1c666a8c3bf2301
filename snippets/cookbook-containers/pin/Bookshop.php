<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Look up which image a tag refers to')]
    public function digest(
        string $image,
        #[Doc('Any text; a new value looks it up again')] string $round = '',
    ): string {
        // Directly after from: any step in between makes it a different image.
        return dag()->container()->from($image)->imageRef();
    }
}
