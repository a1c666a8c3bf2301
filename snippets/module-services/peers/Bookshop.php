<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Container, Service};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Start two shops that ask each other for books, and read from one')]
    public function peers(Container $image): string
    {
        $north = $this->shop($image, 'http://south:8080')->withHostname('north');
        $south = $this->shop($image, 'http://north:8080')->withHostname('south');

        // Neither shop binds the other, so both are started explicitly.
        $north->start();
        $south->start();

        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withServiceBinding('shop', $north)
            ->withExec(['wget', '-q', '-O-', 'http://shop:8080/books'])
            ->stdout();
    }

    private function shop(Container $image, string $peer): Service
    {
        return $image
            ->withEnvVariable('PEER', $peer)
            ->withExposedPort(8080)
            ->asService(args: ['/bin/bookshop']);
    }
}
