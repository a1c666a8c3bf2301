package main

// Typed in Go.
type Typed interface{}
