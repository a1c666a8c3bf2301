/** Address of the runs of the home page, whose own address has no name. */
const HOME = "home";

/** Returns the address of the page that shows what was recorded of another. @example "/runs/features/caching" */
export function toRunAddress(page: string): string {
  return `/runs/${page.replace(/(?:^|\/)index$/, "") || HOME}`;
}

/** Fragment of the list of what stood in for images, on the page of a run. */
export const STAND_INS_ID = "stand-ins";
