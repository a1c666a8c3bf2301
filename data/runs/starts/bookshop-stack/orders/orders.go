// Package orders adds up what was ordered.
package orders

// Total returns the sum of the prices.
func Total(prices []int) int {
	sum := 0
	for _, price := range prices {
		sum += price
	}
	return sum
}
