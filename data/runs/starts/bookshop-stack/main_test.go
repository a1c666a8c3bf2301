package main

import (
	"net/http/httptest"
	"testing"
)

func TestCatalog(t *testing.T) {
	answer := httptest.NewRecorder()
	list(answer, httptest.NewRequest("GET", "/", nil))
	if answer.Body.Len() == 0 {
		t.Error("the list of books is empty")
	}
}
