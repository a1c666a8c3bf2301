<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, Service};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Run the shop.')]
    public function serve(Directory $source): Service
    {
        return dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['go', 'build', '-o', '/bin/bookshop', '.'])
            // The health check connects to this port before anything uses the service.
            ->withExposedPort(8080)
            ->asService(args: ['/bin/bookshop']);
    }

    #[DaggerFunction, Doc("Request the running shop's front page.")]
    public function smoke(Directory $source): string
    {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withServiceBinding('shop', $this->serve($source))
            ->withExec(['wget', '-q', '-O-', 'http://shop:8080/'])
            ->stdout();
    }
}
