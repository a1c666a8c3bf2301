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
        // The Dockerfile finds secrets by name, and only secrets set in code have names.
        $named = dag()->setSecret('theme-token', $token->plaintext());

        // This SDK doesn't convert objects in lists to IDs, so pass the ID as a string.
        return $source->dockerBuild(secrets: [(string) $named->id()]);
    }
}
