const PLACEHOLDER = /\{\{\s*\w+\s*\}\}/;

/** What is filled in may be long; a longer text is no text of the page. */
const MOST_CHARACTERS = 300;
const MOST_KEYS = 8;

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What stands around the values that are filled in. */
const piecesOf = (template: string): string[] => template.split(PLACEHOLDER);

const countLetters = (pieces: readonly string[]): number => pieces.join('').match(/\p{L}/gu)?.length ?? 0;

const isMadeOf = (shown: string, pieces: readonly string[]): boolean =>
  new RegExp(`^${pieces.map(escape).join('(.*)')}$`, 's').test(shown);

/**
 * Which texts of the page `shown` may be, those first of which it has most words of their own.
 * @param catalogues by `catalogue:key`
 */
export const findTextKeys = (catalogues: ReadonlyMap<string, string>, shown: string): string[] => {
  const text = shown.trim();
  if (text === '' || text.length > MOST_CHARACTERS) return [];
  const found: Array<{ key: string; letters: number }> = [];
  for (const [key, template] of catalogues) {
    const pieces = piecesOf(template);
    const letters = countLetters(pieces);
    // Of values alone: nothing in it could be worded otherwise.
    if (letters < 2) continue;
    const isIt = pieces.length === 1 ? template.trim() === text : isMadeOf(text, pieces);
    if (isIt) found.push({ key, letters });
  }
  return found
    .sort((a, b) => b.letters - a.letters)
    .slice(0, MOST_KEYS)
    .map(({ key }) => key);
};
