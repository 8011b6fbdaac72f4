import { rememberAnswers } from './remember-answers.ts';

export interface Monogram {
  /** One or two graphemes; empty for a name without a letter or a digit. */
  letters: string;
  /** The hue of its ground, in degrees; the letters' hue is opposite on the circle. */
  hue: number;
}

/** Hues that can be told apart at the size of a letter. */
const HUES = 12;
const HUE_STEP = 360 / HUES;

const PLAIN = /^[\x20-\x7e]*$/;
const READABLE = /[\p{L}\p{N}]/u;

/** Created for the first name that needs it: most boards have none. */
let segmenter: Intl.Segmenter | null = null;

const splitGraphemes = (text: string): string[] => {
  if (PLAIN.test(text)) return text.split('');
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
};

/** A name's words as their readable graphemes, in upper case. A name has up to 80 characters. */
const readWords = rememberAnswers((name: string): string[][] =>
  name
    .toUpperCase()
    .split(/\s+/)
    .map((word) => splitGraphemes(word).filter((grapheme) => READABLE.test(grapheme)))
    .filter((word) => word.length > 0),
);

/** `Detroit Lions` DL, `San Francisco 49ers` SF as scoreboards have it, `Baylor` BA, `曼聯` 曼聯. */
const selectLetters = ([first = [], second]: readonly string[][]): string =>
  second === undefined ? first.slice(0, 2).join('') : `${first[0]}${second[0]}`;

/** FNV-1a: always the same for the same name. */
const hashName = (name: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
};

/**
 * Letters and colors by which the two teams of a game are told apart at a glance: the first letters of the first two
 * words, or the first two of a single word. Two with the same letters (Michigan State, Mississippi State) keep the
 * first and take the one in which their names begin to differ, MC and MS. Names that read the same have the same
 * letters but still two colors.
 */
export const createMonograms = (team1: string, team2: string): readonly [Monogram, Monogram] => {
  const words = [readWords(team1), readWords(team2)] as const;
  let [letters1, letters2] = [selectLetters(words[0]), selectLetters(words[1])];
  if (letters1 === letters2) {
    const [all1, all2] = [words[0].flat(), words[1].flat()];
    const at = all1.findIndex((grapheme, place) => grapheme !== all2[place]);
    const differsAt = at === -1 ? all1.length : at;
    const differing = (all: readonly string[]): string => `${all[0] ?? ''}${all[differsAt] ?? ''}`;
    if (all1.length !== all2.length || at !== -1) [letters1, letters2] = [differing(all1), differing(all2)];
  }
  const hue1 = hashName(team1) % HUES;
  const own2 = hashName(team2) % HUES;
  // Half the circle away from the other's.
  const hue2 = hue1 === own2 ? (own2 + HUES / 2) % HUES : own2;
  return [
    { letters: letters1, hue: hue1 * HUE_STEP },
    { letters: letters2, hue: hue2 * HUE_STEP },
  ];
};
