<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    // Define each selection once, so functions can't disagree.
    private const PROGRAM = ['go.mod', 'go.sum', '**/*.go'];
    private const TESTS = ['**/*_test.go', '**/testdata'];

    #[DaggerFunction, Doc('Return the files that end up in the binary')]
    public function programFiles(Directory $source): Directory
    {
        return dag()->directory()
            ->withDirectory('/', $source, include: self::PROGRAM, exclude: self::TESTS);
    }

    #[DaggerFunction, Doc('Return the test files')]
    public function testFiles(Directory $source): Directory
    {
        return dag()->directory()->withDirectory('/', $source, include: self::TESTS);
    }
}
