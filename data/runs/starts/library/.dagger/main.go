// Functions of a library.
package main

type Library struct{}

// Greet a visitor.
func (m *Library) Welcome(visitor string) string {
	return "Welcome, " + visitor + "."
}
