import { distance } from 'fastest-levenshtein';

/** Without what people type differently: case, accents, spaces, punctuation. */
const fold = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const isAcronym = (name: string): boolean => /^[\p{Lu}\p{N}]{1,6}$/u.test(name);

/** Serie A and Serie B, Division 1 and Division 2: names that mean to differ by their last word. */
const differByMark = (one: string, two: string): boolean => {
  const [wordsOfOne, wordsOfTwo] = [one.split(' '), two.split(' ')];
  const [lastOfOne = '', lastOfTwo = ''] = [wordsOfOne.at(-1), wordsOfTwo.at(-1)];
  if (wordsOfOne.length !== wordsOfTwo.length) return true;
  return lastOfOne !== lastOfTwo && Math.max(lastOfOne.length, lastOfTwo.length) <= 3;
};

const isNear = (said: string, known: string): boolean => {
  const [one, two] = [fold(said), fold(known)];
  if (one === two) return true;
  if (isAcronym(said) || isAcronym(known) || differByMark(said, known)) return false;
  return Math.min(one.length, two.length) >= 5 && distance(one, two) <= (one.length >= 8 ? 2 : 1);
};

/** @returns the known name that a refused one was most likely meant as; null when none is like it */
export const suggestName = (said: string, known: Iterable<string>): string | null => {
  let nearest: { name: string; changes: number } | null = null;
  for (const name of known) {
    const changes = distance(fold(said), fold(name));
    if (changes < (nearest?.changes ?? Math.min(3, fold(name).length))) nearest = { name, changes };
  }
  return nearest?.name ?? null;
};

/** @returns the known name that was most likely meant; null when the name is one of its own */
export const findNearName = (said: string, known: Iterable<string>): string | null => {
  let nearest: string | null = null;
  for (const name of known)
    if (isNear(said, name) && (nearest === null || distance(said, name) < distance(said, nearest)))
      nearest = name;
  return nearest;
};
