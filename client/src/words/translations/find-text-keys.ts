const PLACEHOLDER = /\{\{\s*\w+\s*\}\}/;

/** Values may be long; a longer text isn't one of the page's. */
const MOST_CHARACTERS = 300;
const MOST_KEYS = 8;

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The pieces around the values of a template. */
const piecesOf = (template: string): string[] => template.split(PLACEHOLDER);

const countLetters = (pieces: readonly string[]): number => pieces.join('').match(/\p{L}/gu)?.length ?? 0;

const isMadeOf = (shown: string, pieces: readonly string[]): boolean =>
  new RegExp(`^${pieces.map(escape).join('(.*)')}$`, 's').test(shown);

/**
 * The texts of the page that `shown` may be, those with the most words of their own first.
 * @param catalogues by `catalogue:key`
 */
export const findTextKeys = (catalogues: ReadonlyMap<string, string>, shown: string): string[] => {
  const text = shown.trim();
  if (text === '' || text.length > MOST_CHARACTERS) return [];
  const found: Array<{ key: string; letters: number }> = [];
  for (const [key, template] of catalogues) {
    const pieces = piecesOf(template);
    const letters = countLetters(pieces);
    // Only values: nothing in it could be worded differently.
    if (letters < 2) continue;
    const isIt = pieces.length === 1 ? template.trim() === text : isMadeOf(text, pieces);
    if (isIt) found.push({ key, letters });
  }
  return found
    .sort((a, b) => b.letters - a.letters)
    .slice(0, MOST_KEYS)
    .map(({ key }) => key);
};
