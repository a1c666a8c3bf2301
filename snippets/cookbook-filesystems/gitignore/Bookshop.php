<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Directory;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc("Return the project without ignored files or Git's own directory")]
    public function clean(Directory $source): Directory
    {
        return $source->filter(gitignore: true, exclude: ['.git']);
    }
}
