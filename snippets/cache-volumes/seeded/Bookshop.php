<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{CacheSharingMode, Directory, Service};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Start a database that keeps its data after the service stops')]
    public function catalog(Directory $seed): Service
    {
        return dag()
            ->container()
            ->from('postgres:17-alpine')
            ->withEnvVariable('POSTGRES_HOST_AUTH_METHOD', 'trust')
            // A new volume starts with the seed; a different seed gets its own volume.
            ->withMountedCache(
                '/var/lib/postgresql/data',
                dag()->cacheVolume('bookshop-catalog'),
                source: $seed,
                sharing: CacheSharingMode::LOCKED,
                owner: 'postgres',
            )
            ->withExposedPort(5432)
            ->asService(useEntrypoint: true);
    }
}
