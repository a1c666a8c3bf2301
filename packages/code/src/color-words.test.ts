import { expect, test } from "vitest";
import { highlight } from "./highlight.ts";

async function colorsOf(code: string, grammar = "bash"): Promise<readonly string[]> {
  const html = await highlight(code, grammar);
  return html
    .replaceAll("&quot;", '"')
    .split(/<span class="(\w"[^<]*)<\/span>/)
    .flatMap((piece, index) => (piece.trim() === "" ? [] : [index % 2 === 1 ? piece.replace('">', ":") : piece]))
    .map((piece) => piece.trim());
}

test.each([
  ['dagger call slug --title="Snow Crash"', ["dagger call slug", "d:--title=", 's:"Snow Crash"']],
  ["dagger --silent call build --source=. up", ["dagger", "d:--silent", "call build", "d:--source=", "s:.", "up"]],
  ["docker run --name engine alpine:3.22", ["docker run", "d:--name", "s:engine alpine:3.22"]],
  ["dagger version\ndocker rm --force engine", ["dagger version\ndocker rm", "d:--force", "s:engine"]],
  ["tail -n 3 log | sh", ["tail", "d:-n", "s:3", "log | sh"]],
  ["export CI=true", ["export CI=", "s:true"]],
  ["image | export ../out/a.tar", ["image | export", "s:../out/a.tar"]],
  ["dagger call a --b=URL#main --after=.", ["dagger call a", "d:--b=", "s:URL#main", "d:--after=", "s:."]],
  ['A=1 \\\n  B="$HOME/bin" sh', ["A=", "s:1", "\\\n  B=", 's:"', "n:$HOME", 's:/bin"', "sh"]],
])("%s", async (code, colors) => {
  expect(await colorsOf(code)).toEqual(colors);
});

test("the words of PowerShell are those of a command", async () => {
  const colors = ["winget install", "d:--exact --id", "s:Dagger.Cli", "`", "d:--version", "s:0.19.4"];
  expect(await colorsOf("winget install --exact --id Dagger.Cli `\n  --version 0.19.4", "powershell")).toEqual(colors);
});
