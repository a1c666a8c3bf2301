package main

import (
	"net/http/httptest"
	"testing"
)

func TestList(t *testing.T) {
	answer := httptest.NewRecorder()
	list(answer, httptest.NewRequest("GET", "/", nil))
	if got := answer.Body.String(); got != "Beloved\nDune\nEmma\n" {
		t.Errorf("got %q", got)
	}
}
