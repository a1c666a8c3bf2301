package main

import "context"

type Bookshop struct{}

// Names collects several names for a shelf to choose from.
func (m *Bookshop) Names(ctx context.Context, shelf string) ([]string, error) {
	question := dag.LLM().
		WithPrompt("Name a shelf of books about " + shelf + ". Give the name only.")

	var names []string
	for number := 1; number <= 3; number++ {
		// The same question comes from the cache unless the numbers differ.
		name, err := question.Attempt(number).LastReply(ctx)
		if err != nil {
			return nil, err
		}
		names = append(names, name)
	}
	return names, nil
}
