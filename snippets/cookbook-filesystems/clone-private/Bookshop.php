<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, Secret, Socket};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Fetch a private repository over HTTPS')]
    public function cloneByToken(string $repository, string $branch, Secret $token): Directory
    {
        return dag()->git($repository, httpAuthToken: $token)->branch($branch)->tree();
    }

    #[DaggerFunction]
    #[Doc("Fetch a private repository over SSH, using the caller's SSH agent")]
    public function cloneByAgent(string $repository, string $branch, Socket $agent): Directory
    {
        return dag()->git($repository, sshAuthSocket: $agent)->branch($branch)->tree();
    }
}
