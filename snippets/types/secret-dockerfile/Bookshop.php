<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Container, Directory, Secret};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Build the Dockerfile of the shop, which downloads a licensed theme.')]
    public function image(Directory $source, Secret $token): Container
    {
        // The Dockerfile finds a secret by name, and only these secrets have one.
        $named = dag()->setSecret('theme-token', $token->plaintext());

        // In a list this SDK sends values as they are, so pass the ID as text.
        return $source->dockerBuild(secrets: [(string) $named->id()]);
    }
}
