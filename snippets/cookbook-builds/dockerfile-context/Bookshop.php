<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Container, Directory, File};

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Build a directory with a Dockerfile from elsewhere')]
    public function fromOtherDockerfile(
        #[Doc('Files that the Dockerfile copies from')] Directory $context,
        File $dockerfile,
    ): Container {
        return $context
            // Under a name of its own, it replaces nothing that is there.
            ->withFile('other.Dockerfile', $dockerfile)
            ->dockerBuild(dockerfile: 'other.Dockerfile');
    }
}
