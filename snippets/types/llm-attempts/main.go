package main

import "context"

type Bookshop struct{}

// Names asks a model for three possible names for a shelf.
func (m *Bookshop) Names(ctx context.Context, shelf string) ([]string, error) {
	question := dag.LLM().
		WithPrompt("Name a shelf of books about " + shelf + ". Give the name only.")

	var names []string
	for number := 1; number <= 3; number++ {
		// With the same number, the question would be answered from the cache.
		name, err := question.Attempt(number).LastReply(ctx)
		if err != nil {
			return nil, err
		}
		names = append(names, name)
	}
	return names, nil
}
