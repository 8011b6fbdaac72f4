/** `{{name}}`, with room for spaces. */
const FIGURE = /\{\{\s*(\w{1,40})\s*\}\}/g;

/** Names in a text that no figure has. */
export const findUnknownFigures = (text: string, figures: ReadonlyMap<string, string>): string[] => [
  ...new Set([...text.matchAll(FIGURE)].map(([, name = '']) => name).filter((name) => !figures.has(name))),
];

/** A text with its figures in place; a name that no figure has is left unchanged. */
export const fillFigures = (text: string, figures: ReadonlyMap<string, string>): string =>
  text.replaceAll(FIGURE, (whole, name: string) => figures.get(name) ?? whole);
