<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, Ignore};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Send requests to the shop from another container and check its responses')]
    public function endToEnd(Directory $site, #[Ignore('node_modules')] Directory $tests): string
    {
        $server = dag()
            ->container()
            ->from('nginx:1.29-alpine')
            ->withDirectory('/usr/share/nginx/html', $site)
            ->withExposedPort(80)
            ->asService();

        return dag()
            ->container()
            ->from('node:22-slim')
            ->withDirectory('/tests', $tests)
            ->withWorkdir('/tests')
            ->withServiceBinding('shop', $server)
            ->withEnvVariable('BASE_URL', 'http://shop')
            ->withExec(['node', '--test'])
            ->stdout();
    }
}
