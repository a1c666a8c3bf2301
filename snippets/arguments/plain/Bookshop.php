<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, ListOfType};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc("Run the shop's tests.")]
    public function test(
        Directory $source,
        #[Doc('Packages to test.'), ListOfType('string')] array $packages = ['./...'],
        #[Doc('Run only tests whose name matches.')] ?string $run = null,
        #[Doc('Number of times to run each test.')] int $count = 1,
        #[Doc('Skip slow tests.')] bool $quick = false,
    ): string {
        $short = $quick ? 'true' : 'false';
        $args = ['go', 'test', "-count={$count}", "-short={$short}"];
        // An omitted argument takes its parameter's default.
        if ($run !== null) {
            $args[] = "-run={$run}";
        }
        return dag()->container()->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec([...$args, ...$packages])
            ->stdout();
    }
}
