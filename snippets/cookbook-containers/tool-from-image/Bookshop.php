<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Container;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Add the program uv to an image that does not have it')]
    public function withUv(): Container
    {
        // The image of the tool is a source of files here; nothing in it runs.
        $uv = dag()->container()->from('ghcr.io/astral-sh/uv:0.9.5')->file('/uv');

        return dag()->container()->from('python:3.13-slim')->withFile('/usr/local/bin/uv', $uv);
    }
}
