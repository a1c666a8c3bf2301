// Labels for the shelves of a bookshop.
//
// Labels are plain text, for printers that fit 40 characters on a line.
package main

import "strings"

// Makes shelf labels for one bookshop.
type Bookshop struct {
	// Name at the bottom of each label.
	Shop string
}

func New(
	// Name to put at the bottom of each label.
	// +default="Bookshop"
	shop string,
) *Bookshop {
	return &Bookshop{Shop: shop}
}

// Return the text of a book's labels.
//
// Titles longer than 40 characters are cut off to fit on one line.
func (m *Bookshop) Label(
	// Title as printed on the cover.
	title string,
	// How many times to repeat the label.
	// +default=1
	copies int,
) string {
	// Count runes, because cutting by bytes could split a character.
	if letters := []rune(title); len(letters) > 40 {
		title = string(letters[:40])
	}
	return strings.Repeat(title+"\n"+m.Shop+"\n", copies)
}
