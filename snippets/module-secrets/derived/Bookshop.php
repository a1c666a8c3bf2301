<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Secret;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc("Derive a shop's key from the company's key")]
    public function signingKey(Secret $root, string $shop): Secret
    {
        $key = hash_hmac('sha256', $shop, $root->plaintext());

        // The name tells secrets apart, so it includes the shop.
        return dag()->setSecret("signing-{$shop}", $key);
    }
}
