/** A long page with everything that pages have. */
export const PAGE = "/features/caching";

/** How far readers have scrolled when they open the search, in pixels. */
export const PLACE = 1500;
