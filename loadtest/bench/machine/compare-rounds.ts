import { calculatePercentile } from './percentile.ts';

type Read<Round> = (round: Round) => number;

export interface Comparison<Round> {
  medianOf(read: Read<Round>): number;
  /** The median of each round's own ratio to the reference of the same round. */
  ratioOf(read: Read<Round>): number;
  /** Name, the figure of each round, and the ratio. */
  row(name: string, read: Read<Round>): string[];
}

/** Rounds in turns with a reference, each compared separately: the machine is seldom as fast in one as in the next. */
export const compareRounds = <Round>(rounds: readonly Round[], reference: Read<Round>): Comparison<Round> => {
  const medianOf = (read: Read<Round>): number => calculatePercentile(rounds.map(read), 0.5) ?? 0;
  const ratioOf = (read: Read<Round>): number => medianOf((round) => read(round) / reference(round));
  return {
    medianOf,
    ratioOf,
    row: (name, read) => [name, ...rounds.map((round) => read(round).toFixed(0)), ratioOf(read).toFixed(2)],
  };
};
