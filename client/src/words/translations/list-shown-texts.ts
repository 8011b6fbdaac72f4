/** Attributes whose words are read out or shown. */
const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt'] as const;

/** How far up from the pressed element its text may be: an icon in a button, a figure in a line. */
const MOST_STEPS = 3;

const textsOf = (element: Element): string[] => [
  element.textContent ?? '',
  ...[...element.childNodes].flatMap((node) =>
    node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [],
  ),
  ...SPOKEN.flatMap((name) => element.getAttribute(name) ?? []),
];

/** The texts of an element or of its ancestors, the nearest first, each once. */
export const listShownTexts = (pressed: Element): string[] => {
  const texts: string[] = [];
  let element: Element | null = pressed;
  for (let step = 0; step <= MOST_STEPS && element !== null; step += 1) {
    texts.push(...textsOf(element));
    element = element.parentElement;
  }
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))];
};
