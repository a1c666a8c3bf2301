<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\File;
use Dagger\Secret;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Download one version of the licensed shop theme')]
    public function theme(Secret $token, string $version): File
    {
        // The container's shell expands the variable, so the arguments that
        // the engine records contain its name, not its value.
        $script = 'wget -q -O theme.zip '
            . '--header="Authorization: Bearer $THEME_TOKEN" '
            . '"https://themes.example.com/bookshop-$THEME_VERSION.zip"';

        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withWorkdir('/download')
            ->withEnvVariable('THEME_VERSION', $version)
            ->withSecretVariable('THEME_TOKEN', $token)
            ->withExec(['sh', '-c', $script])
            ->file('/download/theme.zip');
    }
}
