package main

import (
	"fmt"
	"log"
	"net/http"
)

var books = []string{"Beloved", "Dune", "Emma"}

// list writes the books on sale, one on each line.
func list(w http.ResponseWriter, _ *http.Request) {
	for _, book := range books {
		fmt.Fprintln(w, book)
	}
}

func main() {
	http.HandleFunc("/", list)
	log.Fatal(http.ListenAndServe(":8080", nil))
}
