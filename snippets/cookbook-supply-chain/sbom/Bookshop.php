<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{CacheSharingMode, Container, File};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('List everything that an image holds, in the CycloneDX format')]
    public function sbom(Container $image): File
    {
        return dag()
            ->container()
            ->from('aquasec/trivy:0.67.2')
            ->withMountedCache(
                '/root/.cache/trivy',
                dag()->cacheVolume('trivy'),
                sharing: CacheSharingMode::LOCKED,
            )
            ->withMountedFile('/image.tar', $image->asTarball())
            ->withExec([
                'trivy',
                'image',
                '--input=/image.tar',
                '--format=cyclonedx',
                '--output=/sbom.json',
            ])
            ->file('/sbom.json');
    }
}
