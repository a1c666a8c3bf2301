// Labels for the shelves of a bookshop.
//
// Prices are in euros. The printer wants labels of 40 characters at most.
package main

import "strings"

// What a label says about a book.
type Bookshop struct {
	// Name at the bottom of each label.
	Shop string
}

func New(
	// Name of the shop.
	// +default="Bookshop"
	shop string,
) *Bookshop {
	return &Bookshop{Shop: shop}
}

// Print the label of a book.
//
// Longer titles are cut off, so that the label fits the printer.
func (m *Bookshop) Label(
	// Title as printed on the cover.
	title string,
	// How many labels to print.
	// +default=1
	copies int,
) string {
	// Count runes, because cutting by bytes could split a character.
	if letters := []rune(title); len(letters) > 40 {
		title = string(letters[:40])
	}
	return strings.Repeat(title+"\n"+m.Shop+"\n", copies)
}
