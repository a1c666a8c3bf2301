<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, File};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Report known vulnerabilities and committed secrets as JSON')]
    public function scan(
        Directory $source,
        #[Doc('Severities to report')] string $severity = 'HIGH,CRITICAL',
    ): File {
        return dag()->container()
            ->from('aquasec/trivy:0.67.2')
            // The vulnerability database is large, so it's kept between runs.
            ->withMountedCache('/root/.cache/trivy', dag()->cacheVolume('trivy'))
            ->withDirectory('/src', $source)
            ->withExec([
                'trivy', 'filesystem', '--scanners=vuln,secret', "--severity={$severity}",
                '--format=json', '--output=/report.json', '/src',
            ])
            ->file('/report.json');
    }
}
