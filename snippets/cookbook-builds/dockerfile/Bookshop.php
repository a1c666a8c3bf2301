<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{BuildArg, Container, Directory};

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc("Build one stage of the project's Dockerfile")]
    public function fromDockerfile(
        Directory $source,
        #[Doc('Value of the build argument GO_VERSION')] string $goVersion = '1.25',
        #[Doc('Stage to stop at; the last one by default')] string $stage = '',
    ): Container {
        return $source->dockerBuild(
            buildArgs: [new BuildArg('GO_VERSION', $goVersion)],
            target: $stage,
        );
    }
}
