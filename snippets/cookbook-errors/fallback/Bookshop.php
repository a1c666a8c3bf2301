<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\File;
use GraphQL\Exception\QueryError;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Download the catalog, falling back to the mirror')]
    public function catalog(string $url, string $mirror): File
    {
        $catalog = $this->download($url);
        try {
            // Sync runs the command now, so its failure is caught here.
            $catalog->sync();
            return $catalog;
        } catch (QueryError $error) {
            $details = $error->getErrorDetails()['extensions'] ?? [];
            if (($details['_type'] ?? '') !== 'EXEC_ERROR') {
                throw $error;
            }
            return $this->download($mirror);
        }
    }

    private function download(string $url): File
    {
        return dag()->container()->from('alpine:3.22')
            ->withExec(['wget', '-q', '-O', '/catalog.csv', $url])
            ->file('/catalog.csv');
    }
}
