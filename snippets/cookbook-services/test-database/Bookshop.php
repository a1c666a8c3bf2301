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
    #[Doc('Run the tests against a database filled from testdata/sql')]
    public function test(Directory $source): string
    {
        $database = dag()->container()->from('postgres:17-alpine')
            ->withEnvVariable('POSTGRES_HOST_AUTH_METHOD', 'trust')
            // On its first start, the database runs these scripts in alphabetical order.
            ->withDirectory('/docker-entrypoint-initdb.d', $source->directory('testdata/sql'))
            ->withExposedPort(5432)
            ->asService();

        $url = 'postgres://postgres@database/postgres?sslmode=disable';
        return dag()->container()->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withServiceBinding('database', $database)
            ->withEnvVariable('DATABASE_URL', $url)
            ->withExec(['go', 'test', './...'])
            ->stdout();
    }
}
