<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, Service};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Wait until the database answers queries, then run the tests')]
    public function test(Directory $source, Service $db): string
    {
        // The port opens before the database is ready. Waiting and testing
        // share one command, so the database keeps running in between.
        $script = 'until pg_isready --host=db; do sleep 1; done && go test ./...';

        return dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withExec(['apk', 'add', '--no-cache', 'postgresql17-client'])
            ->withServiceBinding('db', $db)
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['sh', '-c', $script])
            ->stdout();
    }
}
