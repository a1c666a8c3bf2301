import { createSiteConfig } from "../../../e2e/variants/site-config.ts";

/** The site as it is, with pages written for the tests: every navbar section exists, every kind of article part is used. */
export default createSiteConfig({ config: { clientModules: ["./count-updates.ts"] } });
