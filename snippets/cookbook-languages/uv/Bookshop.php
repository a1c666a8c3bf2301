<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, Ignore};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Install the locked packages with uv, and run the tests')]
    public function test(#[Ignore('.venv', '**/__pycache__')] Directory $source): string
    {
        $uv = dag()
            ->container()
            ->from('ghcr.io/astral-sh/uv:0.9.5')
            ->file('/uv');

        return dag()
            ->container()
            ->from('python:3.13-slim')
            ->withFile('/usr/local/bin/uv', $uv)
            ->withMountedCache('/root/.cache/uv', dag()->cacheVolume('bookshop-uv'))
            ->withEnvVariable('UV_LINK_MODE', 'copy')
            ->withWorkdir('/src')
            ->withDirectory('.', $source)
            ->withExec(['uv', 'run', '--locked', 'pytest'])
            ->stdout();
    }
}
