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
        // The end of a session kills the process, so it writes each change at once.
        $server = ['redis-server', '--appendonly', 'yes', '--appendfsync', 'always'];

        return dag()->container()->from('redis:8-alpine')
            // A second session waits for the end of the first: one folder, one process.
            ->withMountedCache('/data', $volume, sharing: CacheSharingMode::LOCKED)
            ->withExposedPort(6379)
            ->asService(args: $server, useEntrypoint: true);
    }

    #[DaggerFunction, Doc('Note an order and say how many orders the book has')]
    public function sell(string $book, string $order): string
    {
        return dag()->container()->from('redis:8-alpine')
            ->withServiceBinding('store', $this->store())
            ->withExec(['redis-cli', '-h', 'store', 'rpush', $book, $order])
            ->stdout();
    }
}
