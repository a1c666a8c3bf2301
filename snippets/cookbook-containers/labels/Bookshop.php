<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Container;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Label the image with its version, a title, and a description')]
    public function labeled(string $version): Container
    {
        return dag()
            ->container()
            ->from('nginx:1.29-alpine')
            // Labels go into the image's configuration, where "docker inspect" shows them.
            ->withLabel('org.opencontainers.image.version', $version)
            ->withLabel('org.opencontainers.image.title', 'Bookshop')
            // Annotations go into the manifest, where they can be read without pulling the image.
            ->withAnnotation('org.opencontainers.image.version', $version)
            ->withAnnotation('org.opencontainers.image.description', 'A small shop for books');
    }
}
