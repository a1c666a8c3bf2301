<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, Secret};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Push the site to a registry that requires a login')]
    public function publish(
        Directory $pages,
        #[Doc('Registry, name, and tag of the image')] string $address,
        string $username,
        Secret $password,
        #[Doc("A value that's new for each call, such as the CI run number")] string $run = '',
    ): string {
        return dag()
            ->container()
            ->from('nginx:1.29-alpine')
            ->withDirectory('/usr/share/nginx/html', $pages)
            // Only the registry's host name in the address matters here.
            ->withRegistryAuth($address, $username, $password)
            ->publish($address);
    }
}
