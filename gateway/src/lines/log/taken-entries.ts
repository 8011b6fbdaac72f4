/** An entry that Redis said it has taken. */
export interface TakenEntry {
  clk: number;
  atMs: number;
}

/**
 * What Redis told this gateway that it has taken. A replica that becomes the primary may lack the last of it before
 * anybody has read it: whoever wrote it believes that everybody knows.
 */
export interface TakenEntries {
  /** @param answer of `APPEND` or `APPEND_AFTER`. @returns the entry's clk; null: it wasn't taken */
  note(epoch: string, answer: unknown): number | null;
  /** The last one in the epoch. */
  last(epoch: string): TakenEntry | null;
}

export const createTakenEntries = (): TakenEntries => {
  let last: (TakenEntry & { epoch: string }) | null = null;
  return {
    note: (epoch, answer) => {
      if (!Array.isArray(answer)) return null;
      const [clk, atMs] = answer.map(Number) as [number, number];
      if (last?.epoch !== epoch || last.clk < clk) last = { epoch, clk, atMs };
      return clk;
    },
    last: (epoch) => (last?.epoch === epoch ? last : null),
  };
};
