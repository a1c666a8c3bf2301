<?php

declare(strict_types=1);

require __DIR__ . '/vendor/autoload.php';

use Dagger\Dagger;

$client = Dagger::connect();

// This program runs on your machine, so the host is your machine, not a container.
$source = $client->host()->directory('.', exclude: ['ci', 'bookshop']);
$workshop = $client
    ->container()
    ->from('golang:1.25-alpine')
    ->withDirectory('/src', $source)
    ->withWorkdir('/src');

echo $workshop->withExec(['go', 'test', './...'])->stdout();

$compiled = $workshop->withExec(['go', 'build', '-o', 'bookshop', '.']);
$compiled->file('bookshop')->export('bookshop');
