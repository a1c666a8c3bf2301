<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Container, Directory, File};

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc("Build a directory with a Dockerfile that's kept elsewhere")]
    public function fromOtherDockerfile(
        #[Doc('Files that the Dockerfile can copy')] Directory $context,
        File $dockerfile,
    ): Container {
        return $context
            // A unique name keeps it from overwriting the project's own Dockerfile.
            ->withFile('other.Dockerfile', $dockerfile)
            ->dockerBuild(dockerfile: 'other.Dockerfile');
    }
}
