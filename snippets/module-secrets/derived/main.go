package main

import (
	"context"
	"crypto/sha256"
	"encoding/hex"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Signing derives a shop's key from the company's key.
func (m *Bookshop) Signing(
	ctx context.Context,
	root *dagger.Secret,
	shop string,
) (*dagger.Secret, error) {
	value, err := root.Plaintext(ctx)
	if err != nil {
		return nil, err
	}
	sum := sha256.Sum256([]byte(value + shop))
	// The name tells secrets apart, so it includes the shop.
	return dag.SetSecret("signing-"+shop, hex.EncodeToString(sum[:])), nil
}
