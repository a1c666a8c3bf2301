<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Container, Directory};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Return an image that serves a directory of books')]
    public function shelf(Directory $books): Container
    {
        return dag()
            ->container()
            ->from('python:3.13-slim')
            ->withDirectory('/srv/books', $books)
            ->withWorkdir('/srv/books')
            // Ports below 1024 need root, and the server doesn't run as root.
            ->withUser('nobody')
            ->withExposedPort(8080)
            // The entrypoint always runs, but "docker run IMAGE 9000" replaces the default port.
            ->withEntrypoint(['python', '-m', 'http.server'])
            ->withDefaultArgs(['8080']);
    }
}
