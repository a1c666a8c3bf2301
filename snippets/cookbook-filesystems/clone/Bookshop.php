<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Return the files at the tip of a branch')]
    public function branch(string $repository, string $name): Directory
    {
        return dag()->git($repository)->branch($name)->tree();
    }

    #[DaggerFunction, Doc('Return the files at a tag')]
    public function tag(string $repository, string $name): Directory
    {
        return dag()->git($repository)->tag($name)->tree();
    }

    #[DaggerFunction, Doc('Return the files at a commit, without the .git directory')]
    public function commit(string $repository, string $hash): Directory
    {
        return dag()->git($repository)->commit($hash)->tree(discardGitDir: true);
    }
}
