<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Secret;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Derive the key of one shop from the key of the company')]
    public function signing(Secret $root, string $shop): Secret
    {
        $digest = hash('sha256', $root->plaintext() . $shop);

        // The name tells secrets apart, so it says which shop this one is for.
        return dag()->setSecret("signing-{$shop}", $digest);
    }
}
