// Nothing: see plugins/lean-bundle/index.ts.
module.exports = {};
