<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Container, Directory, Secret};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Build the Dockerfile of the shop, whose Go modules need a login')]
    public function image(Directory $source, Secret $netrc): Container
    {
        // The name is what the Dockerfile calls "id".
        $login = dag()->setSecret('netrc', $netrc->plaintext());

        // In a list, this SDK takes the IDs of objects.
        return $source->dockerBuild(secrets: [$login->id()]);
    }
}
