<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, Secret};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Copy a built site to a bucket, using a short-lived token from the CI system')]
    public function sync(
        Directory $site,
        string $bucket,
        #[Doc('ARN of the role that trusts the CI system')] string $role,
        Secret $token,
        #[Doc("A value that's new for each deployment, such as the CI run number")] string $run,
    ): string {
        $destination = "s3://{$bucket}";

        return dag()
            ->container()
            ->from('amazon/aws-cli:2.31.13')
            // The AWS CLI exchanges the token for credentials on its own.
            ->withMountedSecret('/token', $token)
            ->withEnvVariable('AWS_WEB_IDENTITY_TOKEN_FILE', '/token')
            ->withEnvVariable('AWS_ROLE_ARN', $role)
            ->withMountedDirectory('/site', $site)
            ->withEnvVariable('RUN', $run)
            ->withExec(['aws', 's3', 'sync', '--delete', '/site', $destination])
            ->stdout();
    }
}
