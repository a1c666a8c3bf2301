// Payments takes payments for what it finds in the shop.
package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
)

func count(list string) int {
	return len(strings.Fields(list))
}

func main() {
	http.HandleFunc("/", func(w http.ResponseWriter, _ *http.Request) {
		answer, err := http.Get(os.Getenv("SHOP_URL"))
		if err != nil {
			http.Error(w, err.Error(), http.StatusBadGateway)
			return
		}
		defer answer.Body.Close()
		list, _ := io.ReadAll(answer.Body)
		fmt.Fprintf(w, "payments for %d books\n", count(string(list)))
	})
	log.Fatal(http.ListenAndServe(":9000", nil))
}
