<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, Secret, Service};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc("Run the tests with files, a database, and a password from the caller")]
    public function integrationTest(
        #[Doc("The project's files")] Directory $source,
        #[Doc('Database to run the tests against')] Service $database,
        #[Doc('Password for that database')] Secret $password,
    ): string {
        return dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            // The container reaches the service as "database", wherever it runs.
            ->withServiceBinding('database', $database)
            ->withSecretVariable('DATABASE_PASSWORD', $password)
            ->withExec(['go', 'test', '-tags=integration', './...'])
            ->stdout();
    }
}
