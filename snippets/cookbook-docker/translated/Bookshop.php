<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{CacheSharingMode, Directory, Service};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Serve the shop with its database, as the Compose file did')]
    public function shop(Directory $source): Service
    {
        $database = dag()
            ->container()
            ->from('postgres:17-alpine')
            ->withEnvVariable('POSTGRES_HOST_AUTH_METHOD', 'trust')
            ->withMountedCache(
                '/var/lib/postgresql/data',
                dag()->cacheVolume('bookshop-database'),
                sharing: CacheSharingMode::LOCKED,
            )
            ->withExposedPort(5432)
            ->asService(useEntrypoint: true);

        return $source
            ->dockerBuild()
            // The service's name in the Compose file becomes its host name.
            ->withServiceBinding('db', $database)
            ->withEnvVariable('DATABASE_URL', 'postgres://postgres@db/postgres?sslmode=disable')
            ->withExposedPort(8080)
            ->asService(useEntrypoint: true);
    }
}
