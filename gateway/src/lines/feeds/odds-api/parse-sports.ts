import { isFields } from './read-answer.ts';

const MOST_SPORTS = 1_000;

/** @returns the keys of the sports that are in season; null when the answer is no list of sports */
export const parseSports = (body: unknown): ReadonlySet<string> | null => {
  if (!Array.isArray(body) || body.length > MOST_SPORTS) return null;
  const keys = new Set<string>();
  for (const sport of body as unknown[]) {
    if (!isFields(sport)) return null;
    const { key, active } = sport;
    if (typeof key !== 'string' || !/^\w{1,64}$/.test(key)) return null;
    if (active === true) keys.add(key);
  }
  return keys;
};
