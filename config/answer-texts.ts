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
  showRest: "Show the rest of the passage",
  hideRest: "Show less",
  copyAnswer: "Copy the answer",
  like: "Like",
  dislike: "Dislike",
  thanks: "Thanks for your feedback!",
  feedbackFailed: "Your feedback could not be sent.",
  quoted: "Passages from the docs",
  quotedFoot: "Ask AI chose these passages and quotes them word for word.",
  disclaimer: "Answers are generated with AI which can make mistakes. Verify responses.",

  // No answer
  refused: "The docs don't answer that.",
  nearest: "Closest pages",
  community: "Other places to ask",
  stopped: "You stopped this answer.",
  failed: "There is no answer this time",
  failedPart: "The answer breaks off here",
  failedOffline: "The connection is lost. Check your network, then try again.",
  failedBusy: "Ask AI is busy. Wait a minute, then try again.",
  failedLimit: "You've reached the limit of questions. Wait a few minutes, or go back to keyword search.",
  failedUnavailable: "Ask AI can't be reached. Try again, or go back to keyword search.",
  failedMalformed: "The answer arrived incomplete. Try again.",
} as const;

/** The texts of Ask AI, as worded by a site. */
export type AnswerTexts = Readonly<Record<keyof typeof answerTexts, string>>;
