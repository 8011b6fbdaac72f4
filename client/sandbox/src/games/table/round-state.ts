import type { RoundView } from '@lineboard/domain/sandbox/sandbox-answers';

/** The engine's state of a round; null before a round and while a stake is undecided. */
export const stateOfRound = <State>(round: RoundView | null | undefined): State | null =>
  (round?.state as State | null | undefined) ?? null;

/** Tells one picture of a table from the next. */
export const keyOfRound = (round: RoundView | null | undefined): string =>
  round === null || round === undefined ? '' : `${round.nonce}.${round.moves.length}`;
