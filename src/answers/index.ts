export { AnswerScreen } from "./answer-screen.tsx";
export { isAnswering } from "./asking.ts";
export { openConversation, preloadAnswers } from "./open-conversation.ts";
