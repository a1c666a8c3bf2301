// Bookshop serves a list of books. It doesn't import net/http, which takes minutes to compile without a cache.
package main

import (
	"bufio"
	"fmt"
	"log"
	"net"
	"strings"
)

var books = []string{"Beloved", "Dune", "Emma"}

func list() string {
	return strings.Join(books, "\n") + "\n"
}

func answer(connection net.Conn) {
	defer connection.Close()
	reader := bufio.NewReader(connection)
	for {
		line, err := reader.ReadString('\n')
		if err != nil || line == "\r\n" {
			break
		}
	}
	fmt.Fprintf(connection, "HTTP/1.0 200 OK\r\n\r\n%s", list())
}

func main() {
	listener, err := net.Listen("tcp", ":8080")
	if err != nil {
		log.Fatal(err)
	}
	for {
		connection, err := listener.Accept()
		if err == nil {
			go answer(connection)
		}
	}
}
