<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, Ignore};
use Dagger\{Container, Directory, ReturnType};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Run the tests with pytest and write JUnit and coverage files')]
    public function tested(#[Ignore('.venv', '**/__pycache__')] Directory $source): Container
    {
        return dag()
            ->container()
            ->from('python:3.13-slim')
            ->withMountedCache('/root/.cache/pip', dag()->cacheVolume('bookshop-pip'))
            ->withWorkdir('/src')
            ->withFile('requirements.txt', $source->file('requirements.txt'))
            ->withExec(['pip', 'install', '--requirement', 'requirements.txt'])
            ->withDirectory('.', $source)
            ->withExec(
                [
                'python',
                '-m',
                'pytest',
                '--junitxml=/reports/junit.xml',
                '--cov=.',
                '--cov-report=term',
                '--cov-report=xml:/reports/coverage.xml',
            ],
                expect: ReturnType::ANY,
            );
    }
}
