<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Show the size of each directory in the volume.')]
    public function cached(
        #[Doc('Any new value, such as the current time')] string $moment,
    ): string {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withMountedCache('/volume', dag()->cacheVolume('bookshop-modules'))
            // A volume's contents aren't an input, so another input has to change.
            ->withEnvVariable('MOMENT', $moment)
            ->withExec(['du', '-h', '-d', '2', '/volume'])
            ->stdout();
    }
}
