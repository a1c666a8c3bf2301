<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Container, Secret};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Start from an image that requires a login')]
    public function privateImage(string $address, string $username, Secret $password): Container
    {
        return dag()
            ->container()
            // Log in first, because the next step pulls the image.
            ->withRegistryAuth($address, $username, $password)
            ->from($address);
    }
}
