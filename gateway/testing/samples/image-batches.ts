import { type Batch, MOST_ROWS } from '@lineboard/domain/lines/feed/push-batch.schema';

/** The content of a line mover's batch, besides its number. */
export interface SentBatch {
  image: NonNullable<Batch['image']>;
  rows: readonly object[];
}

const split = (rows: readonly object[]): Array<readonly object[]> =>
  Array.from({ length: Math.max(1, Math.ceil(rows.length / MOST_ROWS)) }, (_, at) =>
    rows.slice(at * MOST_ROWS, (at + 1) * MOST_ROWS),
  );

/** An image as a line mover sends it: whole, or in parts when it has more rows than a batch. */
export const imageBatches = (rows: readonly object[]): SentBatch[] => {
  const parts = split(rows);
  return parts.map((part, at) => {
    const last = parts.length - 1;
    return { image: last === 0 ? true : at === 0 ? 'begin' : at < last ? 'part' : 'end', rows: part };
  });
};

export const changeBatches = (rows: readonly object[]): SentBatch[] =>
  split(rows).map((part) => ({ image: false, rows: part }));
