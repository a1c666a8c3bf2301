// Empty on purpose; see plugins/lean-bundle/index.ts.
module.exports = {};
