<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Service;

use function Dagger\dag;

#[DaggerObject]
class Booklist
{
    #[DaggerFunction, Doc('Request the page from a running site.')]
    public function check(Service $site): string
    {
        return dag()->wolfi()
            ->container(packages: ['curl'])
            ->withServiceBinding('site', $site)
            ->withExec(['curl', '--fail', '--silent', 'http://site'])
            ->stdout();
    }
}
