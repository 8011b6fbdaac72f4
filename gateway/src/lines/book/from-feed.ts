import type { BookRecords, RecordKind } from '@lineboard/domain/lines/book/book-record';
import { RECORD_FIELDS, WHEN_MISSING } from '@lineboard/domain/doors/wire/record-codec';

/**
 * Takes over what a feed says about a record, and nothing but the record's own fields. JSON knows no −0, so it
 * becomes 0: what the gateway holds must equal what its clients get.
 * @returns null when the record is new and a field is missing
 */
export const takeFromFeed = <K extends RecordKind>(
  kind: K,
  before: BookRecords[K] | undefined,
  said: Partial<BookRecords[K]>,
): BookRecords[K] | null => {
  const source = said as Record<string, unknown>;
  // An entry of a gateway that is a version older lacks what was added since.
  const taken: Record<string, unknown> = { ...(before ?? WHEN_MISSING[kind]) };
  const isMissing = (field: string): boolean => source[field] === undefined && taken[field] === undefined;
  if (before === undefined && RECORD_FIELDS[kind].some(isMissing)) return null;
  // A feed mostly says a few fields of many: only those are looked at.
  for (const field of Object.keys(source)) {
    const value = source[field];
    if (value !== undefined && FIELDS[kind].has(field)) taken[field] = value === 0 ? 0 : value;
  }
  return taken as unknown as BookRecords[K];
};

const FIELDS: Readonly<Record<RecordKind, ReadonlySet<string>>> = {
  game: new Set(RECORD_FIELDS.game),
  line: new Set(RECORD_FIELDS.line),
  contestLine: new Set(RECORD_FIELDS.contestLine),
  score: new Set(RECORD_FIELDS.score),
};
