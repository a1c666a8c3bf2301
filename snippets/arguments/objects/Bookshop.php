<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Container, Directory, Secret, Service};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc("Run the shop's database migrations.")]
    public function migrate(
        Directory $source,
        Service $database,
        Secret $password,
        #[Doc('Image that contains the compiler.')] ?Container $base = null,
    ): string {
        // An object can't be a default value, so the code creates it here.
        $start = $base ?? dag()->container()->from('golang:1.25-alpine');
        return $start
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            // The program reaches the database by this name, wherever the database runs.
            ->withServiceBinding('database', $database)
            ->withSecretVariable('DATABASE_PASSWORD', $password)
            ->withExec(['go', 'run', './migrate', '--host=database'])
            ->stdout();
    }
}
