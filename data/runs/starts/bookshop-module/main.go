// Bookshop prints a list of books. It compiles faster than a server.
package main

import "fmt"

func list() []string {
	return []string{"Beloved", "Dune", "Emma"}
}

func main() {
	for _, book := range list() {
		fmt.Println(book)
	}
}
