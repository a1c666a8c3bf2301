<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Secret;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Ask GitHub whose token this is')]
    public function whoami(Secret $token): string
    {
        // $(…) cuts off the line break that values from files and commands often end with.
        $script = 'wget -q -O- --header="Authorization: Bearer $(printf %s "$GITHUB_TOKEN")" "$0"';

        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withSecretVariable('GITHUB_TOKEN', $token)
            ->withExec(['sh', '-c', $script, 'https://api.github.com/user'])
            ->stdout();
    }
}
