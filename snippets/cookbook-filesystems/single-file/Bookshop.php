<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Container, File};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    private const CONFIG_PATH = '/etc/nginx/conf.d/default.conf';

    #[DaggerFunction, Doc('Check the configuration, which is mounted only for this command')]
    public function checkConfig(File $config): string
    {
        return dag()
            ->container()
            ->from('nginx:1.29-alpine')
            ->withMountedFile(self::CONFIG_PATH, $config)
            ->withExec(['nginx', '-t'])
            // nginx writes its report to standard error.
            ->stderr();
    }

    #[DaggerFunction, Doc('Return a proxy image, with the configuration copied into it')]
    public function proxy(File $config): Container
    {
        return dag()->container()->from('nginx:1.29-alpine')->withFile(self::CONFIG_PATH, $config);
    }
}
