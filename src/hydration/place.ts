/** Reads where an element stands: its index among its siblings, and that of each of its ancestors, outermost first. */
export function readPlace(element: Element): readonly number[] {
  const place: number[] = [];
  for (let current = element; current.parentElement; current = current.parentElement) {
    place.unshift([...current.parentElement.children].indexOf(current));
  }
  return place;
}

/** Finds the element that has been made anew in the place of another; it has to be of the same kind and class. */
export function findAgain<Kind extends Element>(lost: Kind, place: readonly number[]): Kind | undefined {
  const found = place.reduce<Element | undefined>((parent, index) => parent?.children[index], document.documentElement);
  return found?.tagName === lost.tagName && found.classList[0] === lost.classList[0] ? (found as Kind) : undefined;
}
