<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, Secret};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Apply manifests to a cluster, and wait until the new version runs')]
    public function apply(
        Directory $manifests,
        Secret $kubeconfig,
        #[Doc("A value that's new for each deployment, such as the CI run number")] string $run,
    ): string {
        return dag()
            ->container()
            ->from('alpine/k8s:1.34.1')
            ->withMountedSecret('/root/.kube/config', $kubeconfig)
            ->withMountedDirectory('/manifests', $manifests)
            // Without a new value, the engine would reuse the result of an unchanged command.
            ->withEnvVariable('RUN', $run)
            ->withExec(['kubectl', 'apply', '--filename=/manifests'])
            ->withExec(['kubectl', 'rollout', 'status', 'deployment/bookshop', '--timeout=2m'])
            ->stdout();
    }
}
