<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Take a percentage off a price in cents')]
    public function discount(int $price, int $percent): int
    {
        if ($percent < 0 || $percent > 100) {
            // The caller sees this message, so say what's wrong and what's valid.
            throw new \RangeException("percent is {$percent}, expected 0 to 100");
        }

        return $price - intdiv($price * $percent, 100);
    }
}
