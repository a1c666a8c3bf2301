<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    // One name for each choice, so that functions cannot disagree.
    private const PROGRAM = ['go.mod', 'go.sum', '**/*.go'];
    private const TESTS = ['**/*_test.go', '**/testdata'];

    #[DaggerFunction, Doc('Give the files that end up in the binary')]
    public function programFiles(Directory $source): Directory
    {
        return dag()->directory()
            ->withDirectory('/', $source, include: self::PROGRAM, exclude: self::TESTS);
    }

    #[DaggerFunction, Doc('Give the files of the tests')]
    public function testFiles(Directory $source): Directory
    {
        return dag()->directory()->withDirectory('/', $source, include: self::TESTS);
    }
}
