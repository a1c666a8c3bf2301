package io.dagger.modules.bookshop;

/** Compiles the service from Java. */
public class Bookshop {}
