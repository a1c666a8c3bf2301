package main

import "testing"

func TestCatalog(t *testing.T) {
	if list() == "" {
		t.Error("the list of books is empty")
	}
}
