<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\File;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Count the lines of a compressed access log')]
    public function countRequests(File $log): int
    {
        // Export the log to the container that runs this code, where it's a regular file.
        $log->export('access.log.gz');

        $plain = gzopen('access.log.gz', 'r');
        for ($count = 0; gzgets($plain) !== false; $count++) {
        }

        return $count;
    }
}
