<?php

declare(strict_types=1);

namespace DaggerModule;

// Compiles the service from PHP.
class Bookshop
{
}
