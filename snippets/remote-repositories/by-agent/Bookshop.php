<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, Socket};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc("Fetch a repository with the keys in the caller's SSH agent")]
    public function sources(string $repository, string $ref, Socket $agent): Directory
    {
        return dag()->git($repository, sshAuthSocket: $agent)->ref($ref)->tree();
    }
}
