// Stands in for a part of the theme that the configuration does not show: see list-unused-parts.ts.
module.exports = function LeftOut() {
  throw new Error(
    "Unexpected part of the theme, expected only those that themeConfig shows. Correct plugins/lean-bundle/list-unused-parts.ts.",
  );
};
