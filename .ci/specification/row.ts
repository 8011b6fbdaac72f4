/** What the tables under docs/specification hold, and what their ids look like. */

const KINDS = '(?:R|DLG|SH|SCR|ENT|ST|VAL|ROLE|CALL|ERR|CON)[12]|HR';
/** `VAL2-01`, `HR-4`, and `HR-4.2` for a part of a row that held several facts. */
const ID = String.raw`(?:${KINDS})-\d+(?:\.\d+)?`;
const ROW_ID = new RegExp(`^${ID}$`);
const TITLE_IDS = new RegExp(`^${ID}(?:, ${ID})*(?=[ :]|$)`);
/** Wider than an id, so that `VAL-3`, `HR1-2` or `HR-2a` is reported and not taken for a title without an id. */
const LOOKS_LIKE_ID = /^(?:R|DLG|SH|SCR|ENT|ST|VAL|ROLE|CALL|ERR|CON|HR)\d*-\d/;

export const DONE = 'done';
export const TO_COME = 'to come';
/** A person meets the row on the page: it takes a test on the page's side. */
export const PAGE = 'page';
export const MARKS: readonly string[] = [PAGE, 'token', 'affiliate', 'own id', 'content', 'frame', 'upload'];

export interface SpecificationRow {
  /** Path of the area's file, from the repository's root. */
  readonly path: string;
  /** Counted from 1. */
  readonly line: number;
  readonly id: string;
  readonly what: string;
  readonly marks: readonly string[];
  /** `done`, `to come`, or whatever the cell says instead; empty for a merged row. */
  readonly status: string;
  /** The rows that state the same fact, of a merged row. */
  readonly twins: readonly string[];
}

export const isRowId = (text: string): boolean => ROW_ID.test(text);

/**
 * The ids a title begins with: `[]` for a title without any, `undefined` for one that begins like an id but isn't one.
 */
export function parseTitleIds(title: string): string[] | undefined {
  const ids = TITLE_IDS.exec(title)?.[0];
  if (ids !== undefined) return ids.split(', ');
  return LOOKS_LIKE_ID.test(title) ? undefined : [];
}
