<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, Ignore};
use Dagger\{Directory, File};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Run the tests with Maven, and return the JAR')]
    public function archive(#[Ignore('target')] Directory $source): File
    {
        return dag()
            ->container()
            ->from('maven:3.9.9-eclipse-temurin-21-alpine')
            ->withMountedCache('/root/.m2', dag()->cacheVolume('bookshop-maven'))
            ->withWorkdir('/src')
            ->withDirectory('.', $source)
            ->withExec(['mvn', '--batch-mode', '--no-transfer-progress', 'verify'])
            ->file('target/bookshop-1.0.0.jar');
    }
}
