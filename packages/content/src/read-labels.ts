import { type Element, hasClass, listElements, readText } from "./html.ts";

/** Returns the labels of a diagram in a page. Its second drawing, for phones, has the same ones. */
export function readLabels(picture: Element): readonly string[] {
  const drawing = listElements(picture).find(
    (element) => hasClass(element, "diagram") && !hasClass(element, "diagram-narrow"),
  );
  const texts = drawing ? listElements(drawing).filter(({ tagName }) => tagName === "text") : [];
  return texts.map((text) => readText(text));
}
