<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, DefaultPath, Doc, Ignore};
use Dagger\{Directory, File, GitRef};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Compile the shop.')]
    public function build(
        // Upload only the files that the compiler reads. The path / is the repository root.
        #[DefaultPath('/'), Ignore('**', '!**/*.go', '!go.mod', '!go.sum')]
        Directory $source,
    ): File {
        return dag()->container()->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['go', 'build', '-o', '/bookshop', '.'])
            ->file('/bookshop');
    }

    #[DaggerFunction, Doc('Read a file next to dagger.json.')]
    public function settings(#[DefaultPath('settings.toml')] File $file): string
    {
        return $file->contents();
    }

    #[DaggerFunction, Doc("Return the commit that's checked out.")]
    public function revision(#[DefaultPath('.')] GitRef $head): string
    {
        return $head->commit();
    }
}
