<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Directory;
use GraphQL\Exception\QueryError;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc("List the files that aren't formatted")]
    public function lint(Directory $source): string
    {
        try {
            return dag()
                ->container()
                ->from('golang:1.25-alpine')
                ->withDirectory('/src', $source)
                ->withWorkdir('/src')
                ->withExec(['sh', '-c', 'test -z "$(gofmt -l . | tee /dev/stderr)"'])
                ->stdout();
        } catch (QueryError $error) {
            $failed = $error->getErrorDetails()['extensions'] ?? [];
            if (($failed['exitCode'] ?? null) !== 1) {
                throw $error;
            }
            // Exit code 1 means unformatted files; any other code means the check itself failed.
            throw new \RuntimeException(
                "these files are not formatted:\n{$failed['stderr']}",
            );
        }
    }
}
