<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, Ignore};
use Dagger\{CacheSharingMode, Directory, File};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Run the tests with Gradle, and return the JAR')]
    public function archive(#[Ignore('build', '.gradle')] Directory $source): File
    {
        return dag()
            ->container()
            ->from('eclipse-temurin:21-jdk')
            ->withMountedCache(
                '/root/.gradle',
                dag()->cacheVolume('bookshop-gradle'),
                sharing: CacheSharingMode::LOCKED,
            )
            ->withWorkdir('/src')
            ->withDirectory('.', $source)
            // Gradle's daemon would stop with the container, so don't start one.
            ->withExec(['./gradlew', '--no-daemon', 'build'])
            ->file('build/libs/bookshop-1.0.0.jar');
    }
}
