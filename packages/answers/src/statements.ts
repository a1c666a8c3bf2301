/** Something that a section says: a sentence, or a row of a table. Always verbatim. */
export interface Statement {
  readonly text: string;
  /** Number of its line in the section's text. */
  readonly line: number;
  /** Its place among the statements of its line. */
  readonly place: number;
  readonly form: "sentence" | "row" | "heads" | "item" | "label";
  /** Whether it leads to what comes next: a program, a list or a table. */
  readonly isLeadIn: boolean;
}

/** Stands between the cells of a table's row, as `packages/content` writes them. */
export const CELL_SEPARATOR = " · ";

/** Dots that end no sentence: the house style has no others. */
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|vs|etc|cf|approx|Mr|Ms|Dr|Inc|Ltd)\.$/i;

/** Words of a run-in title, such as "One engine, one cache." in front of what it means. */
const LONGEST_LABEL = 5;

/**
 * Cuts a section's text into what it says. Joined with blanks and line breaks, the statements are the text again.
 *
 * @param withProgram numbers of the lines that a program follows.
 */
export function readStatements(text: string, withProgram: ReadonlySet<number> = new Set()): readonly Statement[] {
  const lines = text === "" ? [] : text.split("\n");
  return lines.flatMap((line, number): Statement[] => {
    if (line.includes(CELL_SEPARATOR)) {
      const isFirst = !lines[number - 1]?.includes(CELL_SEPARATOR);
      const form = isFirst && lines[number + 1]?.includes(CELL_SEPARATOR) ? "heads" : "row";
      return [{ text: line, line: number, place: 0, form, isLeadIn: false }];
    }
    const sentences = splitSentences(line);
    return sentences.map((sentence, place) => ({
      text: sentence,
      line: number,
      place,
      form: readForm(sentence, place, withProgram.has(number) ? 1 : sentences.length),
      isLeadIn: sentence.endsWith(":"),
    }));
  });
}

function readForm(sentence: string, place: number, count: number): Statement["form"] {
  if (!/[.!?:)"”]$/.test(sentence)) {
    return sentence.includes(" ") ? "item" : "label";
  }
  const isShort = sentence.split(" ").length <= LONGEST_LABEL && !/^(?:yes|no|not|because|never)\b/i.test(sentence);
  return isShort && place === 0 && count > 1 && !sentence.includes(":") ? "label" : "sentence";
}

/**
 * Cuts a line after each of its sentences. Sentences may begin with a name in small letters; dots of paths, versions,
 * ellipses and abbreviations end none, and nothing is cut inside brackets or quotation marks.
 *
 * @example splitSentences("Run dagger develop. engine.json is read.") // ["Run dagger develop.", "engine.json is read."]
 */
export function splitSentences(line: string): readonly string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { index, 0: end } of line.matchAll(/(?<=[^\s.…])[.!?](?:["”')\]]|(?=\s))+(?=\s)/g)) {
    const sentence = line.slice(start, index + end.length);
    // Behind a quoted sentence, the sentence that quotes goes on in small letters.
    const goesOn = end.length > 1 && /^\s+\p{Ll}/u.test(line.slice(index + end.length));
    if (!ABBREVIATION.test(sentence) && isClosed(sentence) && !goesOn) {
      sentences.push(sentence.trim());
      start = index + end.length;
    }
  }
  const rest = line.slice(start).trim();
  return rest === "" ? sentences : [...sentences, rest];
}

/** Whether every bracket and quotation mark that a sentence opens is closed again. */
function isClosed(sentence: string): boolean {
  const count = (mark: string) => sentence.split(mark).length - 1;
  return count("(") <= count(")") && count("“") <= count("”") && count('"') % 2 === 0;
}
