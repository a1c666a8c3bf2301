export { type Answerer, createAnswerer } from "./create-answerer.ts";
