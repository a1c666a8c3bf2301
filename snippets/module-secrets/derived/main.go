package main

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// SigningKey derives a shop's key from the company's key.
func (m *Bookshop) SigningKey(
	ctx context.Context,
	root *dagger.Secret,
	shop string,
) (*dagger.Secret, error) {
	value, err := root.Plaintext(ctx)
	if err != nil {
		return nil, err
	}
	mac := hmac.New(sha256.New, []byte(value))
	mac.Write([]byte(shop))
	// The name tells secrets apart, so it includes the shop.
	return dag.SetSecret("signing-"+shop, hex.EncodeToString(mac.Sum(nil))), nil
}
