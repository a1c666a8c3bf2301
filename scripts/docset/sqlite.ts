// @ts-expect-error: the package has no types.
import openDatabases from "sql.js";
import type { DocsetEntry } from "./list-entries.ts";

/** The part of `sql.js` that this uses. */
interface Sqlite {
  readonly Database: new (
    file?: Uint8Array,
  ) => {
    run(sql: string, values?: readonly string[]): void;
    exec(sql: string): readonly { readonly values: readonly (readonly string[])[] }[];
    export(): Uint8Array;
    close(): void;
  };
}

const openSqlite: () => Promise<Sqlite> = openDatabases;

/** Writes entries in the table that Dash and Zeal read. */
export async function writeIndex(entries: readonly DocsetEntry[]): Promise<Uint8Array> {
  const { Database } = await openSqlite();
  const database = new Database();
  database.run("CREATE TABLE searchIndex(id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT)");
  database.run("CREATE UNIQUE INDEX anchor ON searchIndex (name, type, path)");
  database.run("BEGIN");
  for (const { name, type, url } of entries) {
    database.run("INSERT INTO searchIndex(name, type, path) VALUES (?, ?, ?)", [name, type, url]);
  }
  database.run("COMMIT");
  const file = database.export();
  database.close();
  return file;
}

/** Reads the entries of a docset's index. */
export async function readIndex(file: Uint8Array): Promise<readonly DocsetEntry[]> {
  const { Database } = await openSqlite();
  const database = new Database(file);
  const rows = database.exec("SELECT name, type, path FROM searchIndex ORDER BY id")[0]?.values ?? [];
  database.close();
  return rows.map(([name = "", type = "", url = ""]) => ({ name, type, url }));
}
