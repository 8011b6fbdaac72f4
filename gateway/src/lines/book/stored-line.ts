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
  /** How the line differs from what was kept of it; left out where that isn't known. */
  changed?: Partial<L> | undefined;
}

/**
 * The state of a line in the book after its feed sent it, went down or came back. The version is the clk of the last
 * step in which what is *shown* moved, whatever was said meanwhile.
 * @returns also how what is shown moved now, null: not; one entry may move it twice at the same clk
 */
export const storeLine = <L extends { version: number }>(
  fields: ReadonlyArray<keyof L & string>,
  before: StoredLine<L> | undefined,
  said: L,
  { show, isHeld, clk, changed }: Showing<L> & { clk: number },
): { stored: StoredLine<L>; moved: Partial<L> | null } => {
  const wouldShow = show(said);
  const isAsSaid = wouldShow === said;
  const isKnown = changed !== undefined && isAsSaid && before?.shown === before?.kept;
  const moved =
    before === undefined ? said : isKnown ? changed : changedFields(fields, before.shown, wouldShow);
  const version = moved === null && before !== undefined ? before.shown.version : clk;
  const kept = said.version === version ? said : { ...said, version };
  const shown = isAsSaid ? kept : { ...wouldShow, version };
  return { stored: { kept, shown, isHeld }, moved };
};
