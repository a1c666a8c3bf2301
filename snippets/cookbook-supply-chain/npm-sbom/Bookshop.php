<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, File};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc("List a Node.js project's packages in CycloneDX format")]
    public function packages(Directory $source): File
    {
        return dag()
            ->container()
            ->from('node:22-slim')
            ->withWorkdir('/src')
            ->withFile('package.json', $source->file('package.json'))
            ->withFile('package-lock.json', $source->file('package-lock.json'))
            ->withExec(
                ['npm', 'sbom', '--package-lock-only', '--sbom-format=cyclonedx'],
                redirectStdout: '/sbom.json',
            )
            ->file('/sbom.json');
    }
}
