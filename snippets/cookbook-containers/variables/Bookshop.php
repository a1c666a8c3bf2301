<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Print the variables that a command sees')]
    public function environment(): string
    {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withEnvVariable('SHOP_NAME', 'bookshop')
            ->withEnvVariable('SHOP_HOME', '/opt/bookshop')
            // Without expand, the value would contain "$SHOP_HOME" literally.
            ->withEnvVariable('PATH', '$SHOP_HOME/bin:$PATH', expand: true)
            ->withExec(['env'])
            ->stdout();
    }
}
