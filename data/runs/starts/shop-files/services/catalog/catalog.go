// Package catalog holds the books of the shop.
package catalog

// Books are for sale.
var Books = []string{"Beloved", "Dune", "Emma"}
