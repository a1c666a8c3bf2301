<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Container, Secret};

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Push the image and return its address with the digest')]
    public function publish(
        Container $image,
        string $user,
        Secret $password,
        string $run = '',
    ): string {
        return $image
            // Applies to every image in this registry until the session ends.
            ->withRegistryAuth('registry.example.com', $user, $password)
            ->publish('registry.example.com/bookshop:latest');
    }
}
