declare module "@static-articles/version" {
  import type { PropVersionMetadata } from "@docusaurus/plugin-content-docs";

  const version: PropVersionMetadata;
  export default version;
}
