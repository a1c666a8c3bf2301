package orders

import "testing"

func TestTotal(t *testing.T) {
	if Total([]int{12, 30}) != 42 {
		t.Error("the sum is wrong")
	}
}
