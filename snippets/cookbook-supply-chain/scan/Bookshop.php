<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{CacheSharingMode, Container};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Fail if an image has known vulnerabilities that can be fixed')]
    public function scan(
        Container $image,
        #[Doc("Today's date, so each day's scan uses new vulnerability data")] string $day,
        string $severity = 'HIGH,CRITICAL',
    ): string {
        return dag()->container()->from('aquasec/trivy:0.67.2')
            ->withMountedCache(
                '/root/.cache/trivy',
                dag()->cacheVolume('trivy'),
                sharing: CacheSharingMode::LOCKED,
            )
            ->withMountedFile('/image.tar', $image->asTarball())
            ->withEnvVariable('DAY', $day)
            ->withEnvVariable('TRIVY_SEVERITY', $severity)
            ->withExec([
                'trivy', 'image', '--input=/image.tar', '--ignore-unfixed', '--exit-code=1',
            ])
            ->stdout();
    }
}
