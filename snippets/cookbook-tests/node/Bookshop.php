<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, Ignore};
use Dagger\{Directory, ReturnType};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Run the tests with Node.js and return JUnit and coverage files')]
    public function testReport(#[Ignore('node_modules')] Directory $source): Directory
    {
        return dag()
            ->container()
            ->from('node:22-slim')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withNewFile('/reports/README', 'Written by the tests')
            ->withExec(
                [
                'node',
                '--test',
                '--experimental-test-coverage',
                '--test-reporter=junit',
                '--test-reporter-destination=/reports/junit.xml',
                '--test-reporter=lcov',
                '--test-reporter-destination=/reports/lcov.info',
            ],
                expect: ReturnType::ANY,
            )
            ->directory('/reports');
    }
}
