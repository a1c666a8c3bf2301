export { type Api, type ApiArgument, type ApiField, parseTypeRef } from "./api.ts";
export { API_FOLDER, readApi } from "./read-api.ts";
