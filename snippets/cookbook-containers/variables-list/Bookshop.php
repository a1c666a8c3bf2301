<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, ListOfType};
use Dagger\Container;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Set all variables that the caller passes')]
    public function configured(
        #[ListOfType('string'), Doc('Variables as NAME=VALUE pairs')] array $variables,
    ): Container {
        $container = dag()->container()->from('alpine:3.22');
        foreach ($variables as $variable) {
            [$name, $value] = [...explode('=', $variable, 2), ''];
            // The call doesn't change the container in place, so keep what it returns.
            $container = $container->withEnvVariable($name, $value);
        }

        return $container;
    }
}
