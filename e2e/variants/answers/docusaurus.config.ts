import { createSiteConfig } from "../../../e2e/variants/site-config.ts";

/** The site as its operator sets it up by variables alone; `e2e/support/sites.ts` says which provider answers. */
export default createSiteConfig();
