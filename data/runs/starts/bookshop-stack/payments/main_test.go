package main

import "testing"

func TestCount(t *testing.T) {
	if count("Dune\nEmma\n") != 2 {
		t.Error("two books have to be two payments")
	}
}
