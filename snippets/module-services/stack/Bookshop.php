<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{CacheSharingMode, Directory, Service};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('A database that keeps its rows between runs')]
    public function store(): Service
    {
        $data = dag()->cacheVolume('bookshop-store');
        $locked = CacheSharingMode::LOCKED;
        return dag()->container()->from('postgres:17-alpine')
            ->withEnvVariable('POSTGRES_HOST_AUTH_METHOD', 'trust')
            // Two databases must not write to the same directory, so the second one waits.
            ->withMountedCache('/var/lib/postgresql/data', $data, sharing: $locked)
            ->withExposedPort(5432)
            ->asService(useEntrypoint: true);
    }

    #[DaggerFunction, Doc('Run the shop with its database')]
    public function dev(Directory $source): Service
    {
        return dag()->container()->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withServiceBinding('store', $this->store())
            ->withEnvVariable('DATABASE_URL', 'postgres://postgres@store/postgres?sslmode=disable')
            ->withExposedPort(8080)
            ->asService(args: ['go', 'run', '.']);
    }
}
