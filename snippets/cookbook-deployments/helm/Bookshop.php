<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, Secret};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Install or upgrade a release of a chart, and wait until it runs')]
    public function upgrade(
        Directory $chart,
        Secret $kubeconfig,
        string $tag,
        #[Doc("A value that's new for each deployment, such as the CI run number")] string $run,
    ): string {
        $setting = "--set-string=image.tag={$tag}";
        return dag()->container()->from('alpine/k8s:1.34.1')
            ->withMountedSecret('/root/.kube/config', $kubeconfig)
            ->withMountedDirectory('/chart', $chart)
            ->withEnvVariable('RUN', $run)
            ->withExec([
                'helm', 'upgrade', 'bookshop', '/chart', '--install', '--atomic', '--timeout=2m', $setting,
            ])
            ->stdout();
    }
}
