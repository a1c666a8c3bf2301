<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Socket;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('List the containers of the Docker daemon behind a socket')]
    public function containers(
        Socket $docker,
        #[Doc('Any text; a new value lists the containers again')] string $run,
    ): string {
        return dag()
            ->container()
            ->from('docker:28-cli')
            ->withUnixSocket('/var/run/docker.sock', $docker)
            ->withEnvVariable('RUN', $run)
            ->withExec(['docker', 'ps'])
            ->stdout();
    }
}
