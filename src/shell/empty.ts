/** Replaces the framework's registry and chunk names: no article has a chunk, see plugins/static-articles. */
export default {};
