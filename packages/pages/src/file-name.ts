/** Matches a file name by its extension. */
export const FILE =
  /^[\w.@*-]+\.(?:cfg|conf|crt|css|csv|dsh|env|exe|gitignore|go|gz|html|java|js|json|jsonl|key|kts|lock|log|md|mdx|mod|mts|patch|pem|php|ps1|py|rb|rs|sh|sock|sql|sum|svg|tar|tf|tgz|toml|ts|tsx|txt|work|xml|yaml|yml|zip)$/;
