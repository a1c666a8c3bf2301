<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{CacheSharingMode, Directory};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Run tests that start containers of their own with Testcontainers')]
    public function integrationTest(Directory $source): string
    {
        $docker = dag()->container()->from('docker:28-dind')
            // Keeps images between runs. Only one daemon at a time may use the directory.
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
        return dag()->container()->from('maven:3.9.9-eclipse-temurin-21-alpine')
            ->withMountedCache('/root/.m2', dag()->cacheVolume('bookshop-maven'))
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withServiceBinding('docker', $docker)
            ->withEnvVariable('DOCKER_HOST', 'tcp://docker:2375')
            ->withExec(['mvn', '--batch-mode', 'verify'])
            ->stdout();
    }
}
