import type { RoundView } from '@lineboard/domain/sandbox/sandbox-answers';

/** What the engine of this game says of a round; null before one and while a stake is decided. */
export const stateOfRound = <State>(round: RoundView | null | undefined): State | null =>
  (round?.state as State | null | undefined) ?? null;

/** Tells one picture of a table from the next. */
export const keyOfRound = (round: RoundView | null | undefined): string =>
  round === null || round === undefined ? '' : `${round.nonce}.${round.moves.length}`;
