import { createSiteConfig } from "../../../e2e/variants/site-config.ts";

/**
 * The site as it is, with pages written for the tests, which contain every navbar section and every kind of article
 * content.
 */
export default createSiteConfig({ config: { clientModules: ["./count-updates.ts"] } });
