import type { Quote } from '@lineboard/domain/betting/quote/quote';

const isSameRecord = <T extends object>(one: T, other: T): boolean =>
  one === other ||
  (Object.keys(one) as Array<keyof T>).every(
    (field) => one[field] === other[field] || isSameList(one[field], other[field]),
  );

const isSameList = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) &&
  Array.isArray(other) &&
  one.length === other.length &&
  one.every((entry, at) => entry === other[at]);

/** The worker sends quotes as fresh copies; an equal copy must not wake the slip. */
export const isSameQuote = (one: Quote | null | undefined, other: Quote | null | undefined): boolean => {
  if (one == null || other == null) return one === other;
  if (one.feedUp !== other.feedUp) return false;
  if (one.type === 'C') return other.type === 'C' && isSameRecord(one.line, other.line);
  return other.type === 'G' && isSameRecord(one.line, other.line) && isSameRecord(one.game, other.game);
};
