<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, Ignore};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Install the locked packages with Composer, and run the tests')]
    public function test(#[Ignore('vendor')] Directory $source): string
    {
        $composer = dag()
            ->container()
            ->from('composer:2.8')
            ->file('/usr/bin/composer');

        return dag()
            ->container()
            ->from('php:8.4-cli-alpine')
            ->withFile('/usr/local/bin/composer', $composer)
            ->withMountedCache('/root/.composer/cache', dag()->cacheVolume('bookshop-composer'))
            ->withEnvVariable('COMPOSER_ALLOW_SUPERUSER', '1')
            ->withWorkdir('/src')
            ->withDirectory('.', $source)
            ->withExec(['composer', 'install'])
            ->withExec(['vendor/bin/phpunit'])
            ->stdout();
    }
}
