<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Run the tests against a dedicated PostgreSQL server')]
    public function test(Directory $source): string
    {
        $database = dag()->container()
            ->from('postgres:17-alpine')
            ->withEnvVariable('POSTGRES_DB', 'bookshop')
            // A throwaway server on the engine's own network needs no password.
            ->withEnvVariable('POSTGRES_HOST_AUTH_METHOD', 'trust')
            ->withExposedPort(5432)
            ->asService();

        $url = 'postgres://postgres@database/bookshop?sslmode=disable';
        return dag()->container()
            ->from('golang:1.25-alpine')
            ->withServiceBinding('database', $database)
            ->withEnvVariable('DATABASE_URL', $url)
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['go', 'test', '-v', './...'])
            ->stdout();
    }
}
