export { type CaseRun, checkCases, checkProofs, listCaseRuns, type Proven } from "./cases.ts";
export { CLI_HELP_FILE, type CliHelp, checkCliHelp } from "./check-cli-help.ts";
export { checkRuns, type RunCoverage } from "./check-runs.ts";
export { fillOutputs } from "./fill-outputs.ts";
export { listPageRuns, type PageRun } from "./page-runs.ts";
export { RUNS_FOLDER } from "./plan.ts";
export { recordSteps } from "./record-page.ts";
export { type RecordedStep, type Recording, readRecordings, recordingFile, sealSteps } from "./recording.ts";
