<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Secret;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Ask GitHub who the token belongs to')]
    public function whoami(Secret $token): string
    {
        // $(…) drops the newline that a secret from a file or a command may end with.
        $script = 'wget -qO- --header="Authorization: Bearer $(printenv GITHUB_TOKEN)" "$0"';

        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withSecretVariable('GITHUB_TOKEN', $token)
            ->withExec(['sh', '-c', $script, 'https://api.github.com/user'])
            ->stdout();
    }
}
