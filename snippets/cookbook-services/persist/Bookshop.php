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
        // Write each change immediately, because the process is killed when the session ends.
        $server = ['redis-server', '--appendonly', 'yes', '--appendfsync', 'always'];

        return dag()->container()->from('redis:8-alpine')
            // Only one process may use the directory, so a second session waits for the first.
            ->withMountedCache('/data', $volume, sharing: CacheSharingMode::LOCKED)
            ->withExposedPort(6379)
            ->asService(args: $server, useEntrypoint: true);
    }

    #[DaggerFunction, Doc("Record an order and return the book's number of orders")]
    public function sell(string $book, string $order): string
    {
        return dag()->container()->from('redis:8-alpine')
            ->withServiceBinding('store', $this->store())
            ->withExec(['redis-cli', '-h', 'store', 'rpush', $book, $order])
            ->stdout();
    }
}
