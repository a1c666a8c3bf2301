<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, Ignore};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Install the locked packages with pnpm, run the tests, and return the built site')]
    public function buildSite(#[Ignore('node_modules', 'dist')] Directory $source): Directory
    {
        return dag()
            ->container()
            ->from('node:22-slim')
            ->withExec(['npm', 'install', '--global', 'pnpm@10.18.3'])
            ->withMountedCache('/pnpm/store', dag()->cacheVolume('bookshop-pnpm'))
            ->withEnvVariable('npm_config_store_dir', '/pnpm/store')
            ->withWorkdir('/src')
            ->withDirectory('.', $source)
            ->withExec(['pnpm', 'install', '--frozen-lockfile'])
            ->withExec(['pnpm', 'test'])
            ->withExec(['pnpm', 'run', 'build'])
            ->directory('dist');
    }
}
