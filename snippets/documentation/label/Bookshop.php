<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};

#[DaggerObject, Doc('Labels for the shelves of a bookshop.')]
class Bookshop
{
    #[DaggerFunction]
    public function __construct(
        #[Doc('Name of the shop.')] private readonly string $shop = 'Bookshop',
    ) {
    }

    #[DaggerFunction]
    #[Doc(
        "Print the label of a book.\n\n"
        . 'Longer titles are cut off, so that the label fits the printer.',
    )]
    public function label(
        #[Doc('Title as printed on the cover.')] string $title,
        #[Doc('How many labels to print.')] int $copies = 1,
    ): string {
        // The u modifier matches whole characters; substr could split one.
        $short = preg_replace('/^(.{40}).+/us', '$1', $title);
        return str_repeat("{$short}\n{$this->shop}\n", $copies);
    }
}
