<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};

#[DaggerObject]
#[Doc(
    "Labels for the shelves of a bookshop.\n\n"
    . 'Labels are plain text, for printers that fit 40 characters on a line.',
)]
class Bookshop
{
    #[DaggerFunction]
    public function __construct(
        #[Doc('Name to put at the bottom of each label.')] private readonly string $shop = 'Bookshop',
    ) {
    }

    #[DaggerFunction]
    #[Doc(
        "Return the text of a book's labels.\n\n"
        . 'Titles longer than 40 characters are cut off to fit on one line.',
    )]
    public function label(
        #[Doc('Title as printed on the cover.')] string $title,
        #[Doc('How many times to repeat the label.')] int $copies = 1,
    ): string {
        // The u modifier matches whole characters; substr could split one.
        $short = preg_replace('/^(.{40}).+/us', '$1', $title);
        return str_repeat("{$short}\n{$this->shop}\n", $copies);
    }
}
