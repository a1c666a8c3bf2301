<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, ReturnType};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Run all checks, and fail at the end if any of them failed')]
    public function verify(Directory $source): string
    {
        $base = dag()->container()->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src');

        $failed = [];
        foreach (['! gofmt -l . | grep .', 'go vet ./...', 'go test ./...'] as $check) {
            // A non-zero exit code is a result here, not an error.
            $done = $base->withExec(['sh', '-c', $check], expect: ReturnType::ANY);
            if ($done->exitCode() !== 0) {
                // go vet prints to standard error, go test to standard output.
                $failed[] = "$check\n{$done->combinedOutput()}";
            }
        }
        if ($failed !== []) {
            $reports = implode("\n", $failed);
            throw new \RuntimeException(count($failed) . " of 3 checks failed:\n{$reports}");
        }
        return 'all checks passed';
    }
}
