<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Container;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc("Add uv to an image that doesn't include it")]
    public function withUv(): Container
    {
        // The tool's image is only a source of files; nothing in it runs.
        $uv = dag()->container()->from('ghcr.io/astral-sh/uv:0.9.5')->file('/uv');

        return dag()->container()->from('python:3.13-slim')->withFile('/usr/local/bin/uv', $uv);
    }
}
