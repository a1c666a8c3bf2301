import { stem } from "@docs/search";

/**
 * Words that determine how a question is asked rather than what it's about. They carry little weight, and it doesn't
 * matter if the documentation lacks them. Adding a word makes answers to questions that contain it more likely,
 * including wrong ones.
 */
const WORDS =
  "able add advice allow allowed anybody anyone anything appear approach ask available avoid bad basic basically begin best better between big bit bunch " +
  "actually already always another answer apply automatically bother bring carry certain change choose clean " +
  "clear clearly close come common complete completely confused consider correct correctly couple current currently day deal " +
  "decide describe detail difference different differ difficult directly documentation " +
  "easily easy either end enough entire even every everything exact exactly example exist existing expect explain fact fairly far few fine find first fix " +
  "folk follow following full fully further general go good great guess guide guys happen hard hello help hey hi hint hold " +
  "idea include information inside instead issue keep kind know last later learn least leave let like little long look lot made mainly make manage many matter mean " +
  "mention mine move multiple necessary need never new next nice normal normally nothing often ok okay one out own part " +
  "particular pass people perform pick place plain please point possible possibly practice prefer pretty prevent probably problem proceed proper properly provide purpose put " +
  "question quick quickly quite rather ready real really reason receive recommend recommended regular relate relevant require right run safe safely same say scratch see seem " +
  "set several short should show similar simple simply since single situation small solution solve someone something somehow sort specific specify start still stuck stuff support sure take " +
  "talk tell thank thanks thing think time together totally trouble try trying tutorial two understand usage useful usual usually various versus visible vs want way " +
  "well whatever whole wonder wondering word work working world wrong write x year yes yet";

const stems: ReadonlySet<string> = new Set(WORDS.split(" ").map(stem));

/** Checks whether a term says how a question is asked rather than what it's about. */
export function isGeneric(term: string): boolean {
  return stems.has(term);
}
