<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Check that an order survives a restart of the store')]
    public function restart(string $order): string
    {
        $redis = dag()->container()->from('redis:8-alpine');
        $store = $redis
            ->withMountedCache('/data', dag()->cacheVolume('bookshop-restart'))
            ->withExposedPort(6379)
            ->asService();
        $client = $redis->withServiceBinding('store', $store);

        $store->start();
        $client->withExec(['redis-cli', '-h', 'store', 'set', 'order', $order])->sync();
        // By default, stop sends SIGTERM, which gives the store time to write its data.
        $store->stop();
        $store->start();

        return $client
            ->withEnvVariable('ORDER', $order)
            ->withExec(['redis-cli', '-h', 'store', 'get', 'order'])
            ->stdout();
    }
}
