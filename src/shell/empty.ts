/** Replaces the framework's registry and chunk names, because articles have no chunks; see plugins/static-articles. */
export default {};
