<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, ReturnType};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc("Report go vet's findings instead of failing.")]
    public function lint(Directory $source): string
    {
        $checked = dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            // If go vet finds problems, its exit code isn't 0, which is an error by default.
            ->withExec(['go', 'vet', './...'], expect: ReturnType::ANY);

        $code = $checked->exitCode();
        return "go vet exited with code $code\n" . $checked->stderr();
    }
}
