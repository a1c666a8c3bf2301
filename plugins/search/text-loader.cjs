/** Returns a script that exports a style sheet as text, without comments and unnecessary white space. */
module.exports = function textLoader(source) {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\s+/g, " ");
  return `export default ${JSON.stringify(text.trim())};`;
};
