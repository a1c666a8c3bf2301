<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{CacheSharingMode, Directory};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Start the Compose file, and run the service named tests')]
    public function composeTest(Directory $source): string
    {
        $docker = dag()->container()->from('docker:28-dind')
            // Images survive here. Only one daemon may use the folder at a time.
            ->withMountedCache(
                '/var/lib/docker',
                dag()->cacheVolume('bookshop-docker'),
                sharing: CacheSharingMode::LOCKED,
            )
            ->withExposedPort(2375)
            ->asService(
                args: ['dockerd', '--host=tcp://0.0.0.0:2375', '--tls=false'],
                useEntrypoint: true,
                insecureRootCapabilities: true,
            );
        return dag()->container()->from('docker:28-cli')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withServiceBinding('docker', $docker)
            ->withEnvVariable('DOCKER_HOST', 'tcp://docker:2375')
            // One command, so the daemon does not stop in between.
            ->withExec(['docker', 'compose', 'run', '--build', '--rm', 'tests'])
            ->stdout();
    }
}
