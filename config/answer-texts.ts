/**
 * Every text of Ask AI, worded as in the specification where it defines one.
 *
 * They're separate from the other search texts because a page should load them only if the search is opened. A
 * configuration can replace any of them by name (`translations`), as with the other texts.
 */
export const answerTexts = {
  // The input, the rows, and the footer
  askAi: "Ask AI: ",
  askPlaceholder: "Ask another question...",
  answering: "Answering...",
  backToKeywordSearch: "Back to keyword search",
  backToSearch: "Back to search",
  submitQuestion: "Submit question",
  scroll: "Scroll",
  stop: "Stop",
  recentConversations: "Recent conversations",
  removeConversation: "Remove this conversation from history",

  // While an answer is in progress
  thinking: "Thinking...",
  searching: "Searching...",
  searchingFor: "Searching for ",
  searchedFor: "Searched for",

  // The answer
  relatedSources: "Related sources",
  source: "Source {number}: {title}",
  copy: "Copy",
  copied: "Copied!",
  copyFailed: "Copying is blocked",
  copyCode: "Copy the program",
  showAll: "Show all {count} lines",
  showFewer: "Show fewer lines",
  showPassage: "Show the passage",
  hidePassage: "Hide the passage",
  copyAnswer: "Copy the answer",
  like: "Like",
  dislike: "Dislike",
  thanks: "Thanks for your feedback!",
  feedbackFailed: "Your feedback could not be sent.",
  quoted: "Passages from the docs",
  quotedFoot: "Ask AI chose these passages and quotes them word for word.",
  disclaimer: "Answers are generated with AI which can make mistakes. Verify responses.",

  // No answer
  refused: "No passage of this documentation answers that.",
  nearest: "Only the pages that come nearest",
  community: "Where else to ask and look",
  stopped: "You stopped this answer.",
  failed: "There is no answer this time",
  failedPart: "The answer breaks off here",
  failedOffline: "The connection is lost. Check your network, then try again.",
  failedBusy: "Many questions are being answered at this moment. Wait a minute, then try again.",
  failedLimit: "The limit of questions is reached. Wait a few minutes, or go back to keyword search.",
  failedUnavailable: "What answers questions cannot be reached. Try again, or go back to keyword search.",
  failedMalformed: "The answer arrived incomplete or in a form that cannot be shown. Try again.",
} as const;

/** The texts of Ask AI, as worded by a site. */
export type AnswerTexts = Readonly<Record<keyof typeof answerTexts, string>>;
