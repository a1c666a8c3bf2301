<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, File};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Return the coverage data and an HTML report')]
    public function coverage(Directory $source): Directory
    {
        return dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withMountedDirectory('/src', $source)
            ->withWorkdir('/src')
            // The commands below don't create the directory themselves.
            ->withDirectory('/out', dag()->directory())
            ->withExec(['go', 'test', '-coverprofile=/out/cover.txt', './...'])
            ->withExec(['go', 'tool', 'cover', '-html=/out/cover.txt', '-o=/out/index.html'])
            ->directory('/out');
    }

    #[DaggerFunction, Doc('Return only the HTML report')]
    public function coveragePage(Directory $source): File
    {
        return $this->coverage($source)->file('index.html');
    }
}
