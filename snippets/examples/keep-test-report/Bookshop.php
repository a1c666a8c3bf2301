<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, File, ReturnType};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Run the tests and keep their report, even if some fail')]
    public function testReport(Directory $source): File
    {
        return dag()->container()
            ->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(
                ['go', 'test', '-json', './...'],
                redirectStdout: '/report.json',
                // Failing tests exit with code 1, which would stop the chain before the report.
                expect: ReturnType::ANY,
            )
            ->file('/report.json');
    }
}
