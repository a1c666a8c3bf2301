<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\File;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Load prices into the store and count them in a second command.')]
    public function restock(File $prices): string
    {
        $redis = dag()->container()->from('redis:8-alpine');
        $store = $redis->withExposedPort(6379)->asService();
        $client = $redis
            ->withServiceBinding('store', $store)
            ->withFile('/prices.txt', $prices);

        // Started explicitly, the store keeps running between the two commands.
        $store->start();
        try {
            $client
                ->withExec(['redis-cli', '-h', 'store'], redirectStdin: '/prices.txt')
                ->sync();
            return $client
                ->withExec(['redis-cli', '-h', 'store', 'dbsize'])
                ->stdout();
        } finally {
            $store->stop();
        }
    }
}
