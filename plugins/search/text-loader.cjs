/** Hands a style sheet to a script as text, without its comments and the white space that only people need. */
module.exports = function textLoader(source) {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\s+/g, " ");
  return `export default ${JSON.stringify(text.trim())};`;
};
