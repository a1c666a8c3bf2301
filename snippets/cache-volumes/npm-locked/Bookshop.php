<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{CacheSharingMode, Directory};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc("Build the shop's style sheets and scripts")]
    public function assets(Directory $source): Directory
    {
        return dag()
            ->container()
            ->from('node:22-slim')
            // Builds take turns: the second one waits, then finds every package cached.
            ->withMountedCache(
                '/root/.npm',
                dag()->cacheVolume('bookshop-npm'),
                sharing: CacheSharingMode::LOCKED,
            )
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['npm', 'ci'])
            ->withExec(['npm', 'run', 'build'])
            ->directory('/src/dist');
    }
}
