<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Container, Secret};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    private const SCRIPT = 'curl --fail --silent --show-error'
        . ' --header "Authorization: Bearer $TOKEN"'
        . ' "https://catalog.example.com/titles?year=$0"';

    // The object only keeps a reference; the value stays with the caller.
    #[DaggerFunction]
    public function __construct(private readonly Secret $token)
    {
    }

    #[DaggerFunction, Doc('List the titles published in a year')]
    public function titles(string $year): string
    {
        return $this->client()->withExec(['sh', '-c', self::SCRIPT, $year])->stdout();
    }

    // Only containers based on this one have the variable.
    private function client(): Container
    {
        return dag()
            ->container()
            ->from('alpine/curl:8.14.1')
            ->withSecretVariable('TOKEN', $this->token);
    }
}
