// Bookshop serves a list of books.
package main

import (
	"fmt"
	"log"
	"net/http"
)

var books = []string{"Beloved", "Dune", "Emma"}

func list(w http.ResponseWriter, _ *http.Request) {
	for _, book := range books {
		fmt.Fprintln(w, book)
	}
}

func describe(w http.ResponseWriter, _ *http.Request) {
	fmt.Fprintln(w, `{"openapi": "3.1.0", "info": {"title": "Bookshop", "version": "1.4.0"}, "paths": {}}`)
}

func main() {
	http.HandleFunc("/", list)
	http.HandleFunc("/openapi.json", describe)
	log.Fatal(http.ListenAndServe(":8080", nil))
}
