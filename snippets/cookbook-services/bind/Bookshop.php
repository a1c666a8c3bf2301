<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, Service};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc("Serve the shop's pages")]
    public function site(Directory $pages): Service
    {
        return dag()->container()->from('nginx:1.29-alpine')
            ->withDirectory('/usr/share/nginx/html', $pages)
            ->withExposedPort(80)
            ->asService();
    }

    #[DaggerFunction, Doc('Follow all links on the pages, and fail if any is broken')]
    public function checkLinks(Directory $pages): string
    {
        $spider = ['wget', '--spider', '--recursive', '--no-verbose', '--execute=robots=off'];

        return dag()->container()->from('alpine:3.22')
            ->withExec(['apk', 'add', '--no-cache', 'wget'])
            // From here on, commands can reach the server by the name "site".
            ->withServiceBinding('site', $this->site($pages))
            ->withExec([...$spider, 'http://site/'])
            ->stderr();
    }
}
