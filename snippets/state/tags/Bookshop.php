<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, DefaultPath, Doc, Ignore};
use Dagger\{Directory, File};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    private array $tags = [];

    #[DaggerFunction]
    public function __construct(
        #[DefaultPath('/'), Ignore('bin', '.git')] private Directory $source,
    ) {
    }

    #[DaggerFunction, Doc('Add a build tag for the calls that follow.')]
    public function withTag(string $tag): Bookshop
    {
        $this->tags[] = $tag;
        // Anything this function doesn't return is lost when it ends.
        return $this;
    }

    #[DaggerFunction, Doc("Compile the shop with the object's build tags.")]
    public function build(): File
    {
        return dag()->container()->from('golang:1.25-alpine')
            ->withDirectory('/src', $this->source)->withWorkdir('/src')
            ->withExec(['go', 'build', '-o=/bookshop',
                '-tags=' . implode(',', $this->tags), '.'])
            ->file('/bookshop');
    }
}
