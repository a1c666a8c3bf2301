<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\File;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc("Fetch a file and fail if its checksum doesn't match")]
    public function download(string $url, string $checksum): File
    {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withFile('/download', dag()->http($url))
            ->withExec(['sha256sum', '-c'], stdin: "$checksum  /download\n")
            // Take the file after the check, so that it's returned only if the check passes.
            ->file('/download');
    }
}
