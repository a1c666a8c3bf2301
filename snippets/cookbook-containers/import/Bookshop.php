<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Container, File};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Create a container from a saved image')]
    public function fromArchive(File $archive): Container
    {
        return dag()->container()->import($archive);
    }
}
