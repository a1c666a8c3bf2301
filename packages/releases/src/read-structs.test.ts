import { expect, test } from "vitest";
import { readStructKeys } from "./read-structs.ts";

const SOURCE = `package config

type Config struct {
	// Root is a folder.
	Root    string            \`toml:"root"\`
	Private string            \`toml:"-"\`
	Age     *Duration         \`toml:"age"\`
	Workers struct {
		OCI Worker \`toml:"oci"\`
	} \`toml:"worker"\`
	Hosts map[string]other.Host \`toml:"registry"\`
}

type Worker struct {
	Count int  \`toml:"count"\`
	On    *bool \`toml:"on"\`
	Shared
}

type Shared struct {
	Policies []Host \`toml:"policies"\`
}

func (c Config) Unrelated() {
	x := 1
}

type Host struct {
	Names []string \`toml:"names"\`
}
`;

test("keys are those of a struct, of what it embeds, and of what's in its fields", () => {
  expect(readStructKeys(SOURCE, "Config")).toEqual({
    root: "string",
    age: "integer|string",
    worker: "object",
    "worker.oci": "object",
    "worker.oci.count": "integer",
    "worker.oci.on": "boolean",
    "worker.oci.policies": "array",
    "worker.oci.policies[].names": "array",
    registry: "object",
    "registry.NAME.names": "array",
  });
});
