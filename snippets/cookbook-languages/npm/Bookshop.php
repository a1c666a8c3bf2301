<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, Ignore};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Install the locked packages, run the tests, and return the built site')]
    public function buildSite(#[Ignore('node_modules', 'dist')] Directory $source): Directory
    {
        return dag()
            ->container()
            ->from('node:22-slim')
            ->withMountedCache('/root/.npm', dag()->cacheVolume('bookshop-npm'))
            ->withWorkdir('/src')
            ->withDirectory('.', $source)
            ->withExec(['npm', 'ci'])
            ->withExec(['npm', 'test'])
            ->withExec(['npm', 'run', 'build'])
            ->directory('dist');
    }
}
