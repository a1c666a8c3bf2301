import { createSiteConfig } from "../../../e2e/variants/site-config.ts";

/**
 * The site as its operator configures it, using only variables. `e2e/support/sites.ts` chooses the provider of answers.
 */
export default createSiteConfig();
