<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, Ignore};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Install the requirements with pip, and run the tests')]
    public function test(#[Ignore('.venv', '**/__pycache__')] Directory $source): string
    {
        return dag()
            ->container()
            ->from('python:3.13-slim')
            ->withMountedCache('/root/.cache/pip', dag()->cacheVolume('bookshop-pip'))
            ->withWorkdir('/src')
            ->withDirectory('.', $source)
            ->withExec(['pip', 'install', '--requirement', 'requirements.txt'])
            ->withExec(['python', '-m', 'pytest'])
            ->stdout();
    }
}
