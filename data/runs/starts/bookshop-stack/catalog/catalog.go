// Package catalog knows the books.
package catalog

// Books returns all titles.
func Books() []string {
	return []string{"Beloved", "Dune", "Emma"}
}
