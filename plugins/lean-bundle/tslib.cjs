// The one function of tslib that the framework's code for the browser calls; see plugins/lean-bundle/replace-tslib.ts.
exports.__importDefault = (module) => (module?.__esModule ? module : { default: module });
