<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, Ignore};
use Dagger\{Directory, Secret};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc("Install the storefront's packages from a private registry.")]
    public function assets(
        #[Ignore('node_modules')]
        Directory $source,
        Secret $token,
    ): Directory {
        $value = $token->plaintext();
        // The text around the token isn't secret, but the file as a whole is.
        $npmrc = dag()->setSecret(
            'bookshop-npmrc',
            "//npm.example.com/:_authToken=$value\n",
        );

        return dag()
            ->container()
            ->from('node:22-slim')
            ->withMountedSecret('/root/.npmrc', $npmrc)
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['npm', 'ci'])
            ->directory('node_modules');
    }
}
