<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc("Review the shop's code with go vet")]
    public function check(Directory $source): string
    {
        return dag()->gate()->review($source, dag()->vet()->asGateLinter());
    }
}
