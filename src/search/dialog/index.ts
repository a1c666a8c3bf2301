export { SearchDialog } from "./search-dialog.tsx";
export { SearchPreload } from "./search-preload.tsx";
