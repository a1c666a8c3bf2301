/** Runs on the pages of a docset, whose reader has its own search and list of pages. */
import { showFirstPage } from "../client/index.ts";

showFirstPage();
