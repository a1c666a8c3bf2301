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
    #[Doc('Report what go vet finds instead of failing.')]
    public function lint(Directory $source): string
    {
        $checked = dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            // Findings cause a non-zero exit code, which fails by default.
            ->withExec(['go', 'vet', './...'], expect: ReturnType::ANY);

        $code = $checked->exitCode();
        return "go vet ended with $code\n" . $checked->stderr();
    }
}
