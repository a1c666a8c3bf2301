<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Secret;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Sign a published image with a private key')]
    public function sign(
        string $address,
        Secret $registryLogin,
        Secret $key,
        Secret $password,
    ): string {
        $cosign = dag()
            ->container()
            ->from('ghcr.io/sigstore/cosign/cosign:v2.6.0')
            ->file('/ko-app/cosign');

        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withFile('/usr/local/bin/cosign', $cosign)
            ->withMountedSecret('/root/.docker/config.json', $registryLogin)
            ->withSecretVariable('COSIGN_PRIVATE_KEY', $key)
            ->withSecretVariable('COSIGN_PASSWORD', $password)
            ->withExec(['cosign', 'sign', '--yes', '--key=env://COSIGN_PRIVATE_KEY', $address])
            ->stdout();
    }
}
