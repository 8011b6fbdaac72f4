import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BookImage } from '../book/book-image.ts';

/** About 150 kB of JSON, 1 ms: sockets are served between two parts. */
const RECORDS_PER_PART = 500;

const KINDS = [
  'feeds',
  'games',
  'lines',
  'contestLines',
  'scores',
  'lateResults',
  'overrides',
] as const satisfies ReadonlyArray<keyof BookImage>;

/** A book image as texts of bounded size, made without holding up the event loop. */
export const imageToParts = async (image: BookImage): Promise<string[]> => {
  const parts: string[] = [];
  for (const kind of KINDS) {
    for (let from = 0; from < image[kind].length; from += RECORDS_PER_PART) {
      parts.push(JSON.stringify({ [kind]: image[kind].slice(from, from + RECORDS_PER_PART) }));
      await nextTurn();
    }
  }
  return parts;
};

export const imageFromParts = async (parts: readonly string[]): Promise<BookImage> => {
  const image: BookImage = {
    feeds: [],
    games: [],
    lines: [],
    contestLines: [],
    scores: [],
    lateResults: [],
    overrides: [],
  };
  for (const part of parts) {
    const records: Partial<Record<keyof BookImage, never[]>> = JSON.parse(part);
    for (const kind of KINDS) image[kind].push(...(records[kind] ?? []));
    await nextTurn();
  }
  return image;
};
