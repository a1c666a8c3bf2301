package main

import (
	"database/sql"
	"os"
	"testing"
	"time"

	_ "github.com/lib/pq"
)

func TestDatabase(t *testing.T) {
	url := os.Getenv("DATABASE_URL")
	if url == "" {
		t.Skip("DATABASE_URL is empty")
	}
	db, err := sql.Open("postgres", url)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	// A server that listens may still refuse its first connections.
	for attempt := 0; db.Ping() != nil && attempt < 20; attempt++ {
		time.Sleep(time.Second)
	}
	var now time.Time
	if err := db.QueryRow("select now()").Scan(&now); err != nil {
		t.Fatal(err)
	}
}
