<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Secret, Service};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Query a database that runs outside Dagger')]
    public function query(
        Service $db,
        Secret $password,
        string $sql,
        #[Doc('Any text; a new value repeats the query')] string $run,
    ): string {
        return dag()
            ->container()
            ->from('postgres:17-alpine')
            ->withServiceBinding('db', $db)
            ->withSecretVariable('PGPASSWORD', $password)
            // The engine can't see whether rows changed, so only a new value repeats the query.
            ->withEnvVariable('RUN', $run)
            ->withExec(['psql', '--host=db', '--username=postgres', "--command={$sql}"])
            ->stdout();
    }
}
