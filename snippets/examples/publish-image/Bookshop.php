<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, Platform, Secret};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Push one image for amd64 and arm64')]
    public function publish(
        Directory $source,
        string $address,
        string $username,
        Secret $token,
        string $run = '',
    ): string {
        $builder = dag()->container()->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)->withWorkdir('/src');
        $variants = [];
        foreach (['amd64', 'arm64'] as $processor) {
            // Go cross-compiles for the other architecture, so nothing is emulated.
            $program = $builder->withEnvVariable('GOARCH', $processor)
                ->withExec(['go', 'build', '-o', '/bookshop', '.'])
                ->file('/bookshop');
            $image = dag()->container(new Platform("linux/{$processor}"))->from('alpine:3.22')
                ->withFile('/bookshop', $program)
                ->withDefaultArgs(['/bookshop']);
            // This SDK doesn't convert objects in lists to IDs, so pass the ID as a string.
            $variants[] = (string) $image->id();
        }
        return dag()->container()->withRegistryAuth($address, $username, $token)
            ->publish($address, platformVariants: $variants);
    }
}
