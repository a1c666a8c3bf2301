package main

import "testing"

func TestCatalog(t *testing.T) {
	if len(list()) == 0 {
		t.Error("the list of books is empty")
	}
}
