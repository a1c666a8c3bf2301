package main

import "fmt"

type Bookshop struct{}

// Discount takes a percentage off a price in cents.
func (m *Bookshop) Discount(price int, percent int) (int, error) {
	if percent < 0 || percent > 100 {
		// The caller sees this message, so say what's wrong and what's valid.
		return 0, fmt.Errorf("percent is %d, expected 0 to 100", percent)
	}
	return price - price*percent/100, nil
}
