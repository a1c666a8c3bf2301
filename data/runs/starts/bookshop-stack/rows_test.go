package main

import (
	"database/sql"
	"os"
	"testing"
)

// The rows of testdata/sql are there only if something loaded them.
func TestRows(t *testing.T) {
	db, err := sql.Open("postgres", os.Getenv("DATABASE_URL"))
	if err != nil || os.Getenv("DATABASE_URL") == "" {
		t.Skip("DATABASE_URL is empty")
	}
	defer db.Close()
	var count int
	if err := db.QueryRow("select count(*) from books").Scan(&count); err != nil {
		t.Fatal(err)
	}
	if count != 3 {
		t.Errorf("found %d books, expected 3", count)
	}
}
