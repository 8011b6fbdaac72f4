/** What a symbol is drawn as: a picture, or a letter of the cards. */
export type SymbolPicture = { glyph: Glyph; color: string } | { letter: string; color: string };

export type Glyph =
  | 'seven'
  | 'bell'
  | 'cherry'
  | 'lemon'
  | 'plum'
  | 'bar'
  | 'star'
  | 'gem'
  | 'crown'
  | 'moon'
  | 'sun'
  | 'clover'
  | 'flame'
  | 'coin'
  | 'key'
  | 'fish'
  | 'leaf'
  | 'bolt';

/** The fruit machine, by the letters of its strips. */
const FRUIT: ReadonlyMap<string, SymbolPicture> = new Map([
  ['W', { glyph: 'star', color: '#f0b429' }],
  ['A', { glyph: 'seven', color: '#d92638' }],
  ['B', { glyph: 'bar', color: '#2d3642' }],
  ['C', { glyph: 'bell', color: '#e0992a' }],
  ['D', { glyph: 'cherry', color: '#c81e3a' }],
  ['E', { glyph: 'lemon', color: '#e3c21c' }],
  ['F', { glyph: 'plum', color: '#7346b8' }],
]);

/** Pictures that belong together: the two best symbols and the scatter. */
const SETS: readonly (readonly [Glyph, Glyph, Glyph, Glyph])[] = [
  ['crown', 'key', 'coin', 'gem'],
  ['sun', 'moon', 'leaf', 'flame'],
  ['fish', 'coin', 'gem', 'bolt'],
  ['clover', 'bell', 'leaf', 'sun'],
  ['flame', 'bolt', 'gem', 'moon'],
  ['gem', 'crown', 'moon', 'star'],
];
const LETTERS = ['A', 'K', 'Q', 'J'];

const mixOf = (title: string): number =>
  Array.from(title).reduce((mix, character) => (mix * 31 + (character.codePointAt(0) ?? 0)) % 65_521, 7);

/** The look of a machine's symbols and the hue of its cabinet, derived from the tile that opened it. */
export const createSlotTheme = (
  game: string,
  title: string,
): { pictures: ReadonlyMap<string, SymbolPicture>; hue: number } => {
  if (game === 'miniSlots') return { pictures: FRUIT, hue: 350 };
  const mix = mixOf(`${game}.${title}`);
  const hue = (mix * 47) % 360;
  const set = SETS[mix % SETS.length]!;
  const tone = (turn: number): string => `hsl(${(hue + turn) % 360} 62% 46%)`;
  const pictures = new Map<string, SymbolPicture>([
    ['W', { glyph: 'star', color: '#f0b429' }],
    ['S', { glyph: set[3], color: tone(180) }],
    ['A', { glyph: set[0], color: tone(0) }],
    ['B', { glyph: set[1], color: tone(70) }],
    ['C', { glyph: set[2], color: tone(140) }],
  ]);
  ['D', 'E', 'F', 'G'].forEach((symbol, index) =>
    pictures.set(symbol, { letter: LETTERS[index]!, color: tone(210 + index * 40) }),
  );
  return { pictures, hue };
};
