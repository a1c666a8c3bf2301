// Bookshop serves a list of books, and asks its payment service how it is doing.
package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"os"

	"example.com/bookshop/catalog"
)

func list(w http.ResponseWriter, _ *http.Request) {
	for _, book := range catalog.Books() {
		fmt.Fprintln(w, book)
	}
}

func describe(w http.ResponseWriter, _ *http.Request) {
	fmt.Fprintln(w, `{"openapi": "3.1.0", "info": {"title": "Bookshop", "version": "1.4.0"}, "paths": {}}`)
}

func askPayments(w http.ResponseWriter, _ *http.Request) {
	answer, err := http.Get(os.Getenv("PAYMENTS_URL"))
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadGateway)
		return
	}
	defer answer.Body.Close()
	io.Copy(w, answer.Body)
}

func main() {
	http.HandleFunc("/", list)
	http.HandleFunc("/openapi.json", describe)
	http.HandleFunc("/payments", askPayments)
	log.Fatal(http.ListenAndServe(":8080", nil))
}
