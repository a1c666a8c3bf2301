export { type CaseRun, checkCases, checkProofs, listCaseRuns, type Proven } from "./cases.ts";
export { checkMessages, findFault } from "./check-messages.ts";
export { checkRuns, type RunCoverage } from "./check-runs.ts";
export { fillOutputs, TERMINAL_LANGUAGE, TREE_LANGUAGE, type Trace } from "./fill-outputs.ts";
export { findShown } from "./find-shown.ts";
export { listNotes, type RunNote } from "./list-notes.ts";
export type { CommandStep } from "./list-steps.ts";
export { type MessageGroup, readMessageGroups } from "./message-plan.ts";
export { messageRecordingFile, type RecordedCase, readMessageRecording } from "./message-recording.ts";
export { listPageRuns, type PageRun } from "./page-runs.ts";
export { type Plan, RUNS_FOLDER, readPlan } from "./plan.ts";
export { recordMessage } from "./record-messages.ts";
export { findCommandPlan, recordSteps } from "./record-page.ts";
export {
  createSeal,
  OPERATION_STATES,
  type Operation,
  type RecordedStep,
  type Recording,
  readOperationName,
  readRecordings,
  recordingFile,
} from "./recording.ts";
export type { Turn } from "./scripted-model.ts";
export { updateReasons } from "./update-reasons.ts";
