<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, Service};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Run the tests against whichever PostgreSQL server the caller provides.')]
    public function test(Directory $source, Service $db): string
    {
        return dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withServiceBinding('db', $db)
            ->withEnvVariable('DATABASE_URL', 'postgres://postgres@db/postgres?sslmode=disable')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['go', 'test', './...'])
            ->stdout();
    }

    #[DaggerFunction, Doc('Start an empty server for one session.')]
    public function database(): Service
    {
        return dag()
            ->container()
            ->from('postgres:17-alpine')
            // It needs no password: it only holds test data and ends with the session.
            ->withEnvVariable('POSTGRES_HOST_AUTH_METHOD', 'trust')
            ->withExposedPort(5432)
            ->asService();
    }
}
