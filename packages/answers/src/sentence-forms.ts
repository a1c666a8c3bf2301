/** Begins with a word that stands for something in the sentence before. */
const DANGLING =
  /^(?:it|its|they|them|their|this|these|those|he|she|then|there|here|both|but|so|and|or|also|otherwise|instead|either|neither|such|that|without one|the (?:first|second|third|last|other|others|same|rest|next)|in that case|all of them|each of)\b/i;

/** Whether a sentence leans on the one before it. */
export function isDangling(text: string): boolean {
  return DANGLING.test(text);
}

/** Tells what a reader sees after a step, or goes on from an example: nothing to begin with. */
const GOES_ON =
  /^(?:you see\b|the second\b|(?:with|without) (?:it|them|this|that|defaults)\b|now\b|for the same reason\b|as above\b|a cal(?:l|ler) can .*\ball the same\b)/i;

/** Whether a sentence shows what comes of a step, or goes on from an example. */
export function goesOn(text: string): boolean {
  return GOES_ON.test(text);
}

/** Says what the page is for, or leads elsewhere, and nothing of the subject. */
const ABOUT_PAGE =
  /\b(?:this|each) page\b|\bread (?:this|it) (?:page|when|before|if)\b|\b(?:come|go) (?:here|back)\b|\buse it (?:to|when) (?:settle|look)|^(?:start|use (?:it|this)|take one|come) (?:here )?(?:when|if|with|to)\b|\blinked pages\b|^explained in\b|^used in\b|^see also\b|^take one when\b|\b(?:is|are) (?:explained|described|compared|shown) (?:in|on|by)\b|\bis the subject of\b|^use (?:it|this(?: way)?) for\b|^each recipe is\b|^a recipe (?:is|has)\b|, (?:see|follow) [^.:]*\.$|^see [^.]*\.$|^(?:more|all) (?:of )?(?:it|this|them)? ?(?:is|are|stands?) (?:on|in)\b|^[\w ]+ explains? (?:the|how|what|why|when|where|it|them|which)\b/i;

/** Whether a sentence is about pages and says nothing of the subject. */
export function isAboutPage(text: string): boolean {
  return ABOUT_PAGE.test(text);
}

/** An entry of a list of functions: "asTarball The image as a file", "path (optional): Where it goes". */
const LISTED =
  /^(?:[a-z]+(?:[A-Z]\w*)+ [A-Z]|[a-z]\w* \((?:optional|required|default [^)]*)\): |opts\.|[a-z]+ (?:Returns?|Sets?|Gets?|Opens?|Loads?) )/;

/** Whether a line is the entry of a name in a list of functions or parameters. */
export function isListEntry(text: string): boolean {
  return LISTED.test(text);
}
