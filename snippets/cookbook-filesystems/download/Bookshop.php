<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\File;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Fetch a file and fail if it is not the expected one')]
    public function download(string $url, string $checksum): File
    {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withFile('/download', dag()->http($url))
            ->withExec(['sha256sum', '-c'], stdin: "$checksum  /download\n")
            // Taken from after the check, the file exists only if the check passed.
            ->file('/download');
    }
}
