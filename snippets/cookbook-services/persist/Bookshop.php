<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{CacheSharingMode, Service};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Run a database that keeps its data in a cache volume')]
    public function store(): Service
    {
        $volume = dag()->cacheVolume('bookshop-sales');
        // Write each change at once, because the end of the session kills the process.
        $server = ['redis-server', '--appendonly', 'yes', '--appendfsync', 'always'];

        return dag()->container()->from('redis:8-alpine')
            // Only one process may use the folder, so a second session waits for the first.
            ->withMountedCache('/data', $volume, sharing: CacheSharingMode::LOCKED)
            ->withExposedPort(6379)
            ->asService(args: $server, useEntrypoint: true);
    }

    #[DaggerFunction, Doc("Record an order and return how many the book has")]
    public function sell(string $book, string $order): string
    {
        return dag()->container()->from('redis:8-alpine')
            ->withServiceBinding('store', $this->store())
            ->withExec(['redis-cli', '-h', 'store', 'rpush', $book, $order])
            ->stdout();
    }
}
