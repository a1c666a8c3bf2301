<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Secret, Service};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc("Run the shop's database, protected by a password")]
    public function store(Secret $password): Service
    {
        return dag()->container()->from('postgres:17-alpine')
            ->withSecretVariable('POSTGRES_PASSWORD', $password)
            ->withExposedPort(5432)
            ->asService();
    }

    #[DaggerFunction, Doc('List the databases in the store')]
    public function databases(Secret $password): string
    {
        return dag()->container()->from('postgres:17-alpine')
            ->withServiceBinding('store', $this->store($password))
            // The client needs the secret too: a binding doesn't pass it on.
            ->withSecretVariable('PGPASSWORD', $password)
            ->withExec(['psql', '--host=store', '--username=postgres', '--list'])
            ->stdout();
    }
}
