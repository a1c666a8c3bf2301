<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Container, Directory};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Put the pages into the image of a web server')]
    public function site(Directory $pages): Container
    {
        return dag()
            ->container()
            ->from('nginx:1.29-alpine')
            // A copy is part of the image, so the pages are there wherever the image runs.
            ->withDirectory('/usr/share/nginx/html', $pages)
            ->withExposedPort(80);
    }
}
