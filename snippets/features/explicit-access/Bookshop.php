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
    #[Doc("Reach three things of the caller's machine: these arguments")]
    public function integrationTest(
        #[Doc('Files of the project')] Directory $source,
        #[Doc('Database that the tests talk to')] Service $database,
        #[Doc('Password of that database')] Secret $password,
    ): string {
        return dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            // In this container the service is called "database", wherever it runs.
            ->withServiceBinding('database', $database)
            ->withSecretVariable('DATABASE_PASSWORD', $password)
            ->withExec(['go', 'test', '-tags=integration', './...'])
            ->stdout();
    }
}
