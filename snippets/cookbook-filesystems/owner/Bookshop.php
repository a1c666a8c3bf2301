<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Container, Directory, File};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc("Return an image in which the server's user owns the catalog")]
    public function server(File $program, Directory $catalog): Container
    {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withDirectory('/srv/catalog', $catalog, owner: 'nobody')
            ->withFile('/usr/local/bin/bookshop', $program, permissions: 0755)
            ->withUser('nobody')
            ->withDefaultArgs(['bookshop']);
    }
}
