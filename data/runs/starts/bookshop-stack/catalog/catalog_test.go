package catalog

import "testing"

func TestBooks(t *testing.T) {
	if len(Books()) == 0 {
		t.Error("the catalog is empty")
	}
}
