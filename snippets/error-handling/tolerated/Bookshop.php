<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Container, Directory, File, ReturnType};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Return the test report, whether or not the tests pass')]
    public function report(Directory $source): File
    {
        return $this->tested($source)->file('/report.json');
    }

    private function tested(Directory $source): Container
    {
        return dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(
                ['go', 'test', '-json', './...'],
                // If tests fail, the chain continues, so the report is still returned.
                expect: ReturnType::ANY,
                redirectStdout: '/report.json',
            );
    }
}
