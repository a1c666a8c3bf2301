<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Container, Directory, Secret, Service};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Bring a database up to date.')]
    public function migrate(
        Directory $source,
        Service $database,
        Secret $password,
        #[Doc('Image with the compiler.')] ?Container $base = null,
    ): string {
        // An object cannot be written as a default, so the code fills it in.
        $start = $base ?? dag()->container()->from('golang:1.25-alpine');
        return $start
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            // The program reaches the database under this name, wherever it runs.
            ->withServiceBinding('database', $database)
            ->withSecretVariable('DATABASE_PASSWORD', $password)
            ->withExec(['go', 'run', './migrate', '--host=database'])
            ->stdout();
    }
}
