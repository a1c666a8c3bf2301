<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Container, Directory, Secret};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Build a Dockerfile that mounts the secret "npm-token"')]
    public function fromDockerfileWithSecret(Directory $source, Secret $token): Container
    {
        // The Dockerfile asks by name, and a secret from the caller has none.
        $named = dag()->setSecret('npm-token', $token->plaintext());

        // In a list this SDK sends values as they are, so pass the ID as text.
        return $source->dockerBuild(secrets: [(string) $named->id()]);
    }
}
