import { changedFields } from './changed-fields.ts';

/** A line as its feed said it, and as it is shown: under an operator's marks, and held while the feed is out. */
export interface StoredLine<L> {
  readonly kept: L;
  readonly shown: L;
  /** It is shown as one of a feed that is out. */
  readonly isHeld: boolean;
}

export interface Showing<L> {
  /** What is shown of a line; itself where it is shown as it was said. */
  show: (line: L) => L;
  isHeld: boolean;
}

/**
 * The state of a line in the book after its feed sent it, went down or came back. The version is the clk of the last
 * step in which what is *shown* moved, whatever was said meanwhile.
 * @returns also whether what is shown moved now; one entry may move it twice at the same clk
 */
export const storeLine = <L extends { version: number }>(
  fields: ReadonlyArray<keyof L & string>,
  before: StoredLine<L> | undefined,
  said: L,
  { show, isHeld, clk }: Showing<L> & { clk: number },
): { stored: StoredLine<L>; isMoved: boolean } => {
  const wouldShow = show(said);
  const isMoved = before === undefined || changedFields(fields, before.shown, wouldShow) !== null;
  const version = isMoved ? clk : before.shown.version;
  const kept = { ...said, version };
  const shown = wouldShow === said ? kept : { ...wouldShow, version };
  return { stored: { kept, shown, isHeld }, isMoved };
};
