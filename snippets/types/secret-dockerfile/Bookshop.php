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
    #[Doc("Build the shop's Dockerfile, which downloads a licensed theme.")]
    public function image(Directory $source, Secret $token): Container
    {
        // The Dockerfile finds secrets by name, and only these secrets have names.
        $named = dag()->setSecret('theme-token', $token->plaintext());

        // This SDK doesn't turn objects in lists into IDs, so pass the ID as text.
        return $source->dockerBuild(secrets: [(string) $named->id()]);
    }
}
