<?php

declare(strict_types=1);

require __DIR__ . '/vendor/autoload.php';

use Dagger\Dagger;

$client = Dagger::connect();
$builder = $client
    ->container()
    ->from('golang:1.25-alpine')
    ->withDirectory('/src', $client->host()->directory('.', exclude: ['.git', 'ci', 'dist']))
    ->withWorkdir('/src');

$dist = $client->directory();
foreach (['linux', 'darwin'] as $system) {
    $compiled = $builder
        ->withEnvVariable('GOOS', $system)
        ->withExec(['go', 'build', '-o', 'bookshop', '.']);
    $dist = $dist->withFile("bookshop-{$system}", $compiled->file('bookshop'));
}

// Both files are compiled by now; this call writes them to your disk.
$dist->export('dist');
