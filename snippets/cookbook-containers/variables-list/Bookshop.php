<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, ListOfType};
use Dagger\Container;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Set every variable that the caller lists')]
    public function configured(
        #[ListOfType('string'), Doc('Variables, each as NAME=VALUE')] array $variables,
    ): Container {
        $container = dag()->container()->from('alpine:3.22');
        foreach ($variables as $variable) {
            [$name, $value] = [...explode('=', $variable, 2), ''];
            // The call changes nothing in place: keep what it returns.
            $container = $container->withEnvVariable($name, $value);
        }

        return $container;
    }
}
