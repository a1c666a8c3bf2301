<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\File;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Fetch a file and fail if its checksum is different')]
    public function download(string $url, string $checksum): File
    {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withFile('/download', dag()->http($url))
            ->withExec(['sha256sum', '-c'], stdin: "$checksum  /download\n")
            // Taken after the check, so you get the file only if the check passed.
            ->file('/download');
    }
}
