<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, ReturnType};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Run all checks, and fail at the end if one of them failed')]
    public function verify(Directory $source): string
    {
        $base = dag()->container()->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src');

        $failed = [];
        foreach (['test -z "$(gofmt -l .)"', 'go vet ./...', 'go test ./...'] as $check) {
            // A code other than 0 is an answer here, and no error.
            $done = $base->withExec(['sh', '-c', $check], expect: ReturnType::ANY);
            if ($done->exitCode() !== 0) {
                $failed[] = $check;
            }
        }
        if ($failed !== []) {
            $names = implode(', ', $failed);
            throw new \RuntimeException(count($failed) . " of 3 checks failed: {$names}");
        }
        return 'all checks passed';
    }
}
