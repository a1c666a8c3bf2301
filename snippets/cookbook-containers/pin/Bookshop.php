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
        #[Doc('Any text; a new value repeats the lookup')] string $run = '',
    ): string {
        // Call this directly after from, because any step in between creates a different image.
        return dag()->container()->from($image)->imageRef();
    }
}
