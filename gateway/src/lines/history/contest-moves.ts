import { impliedParts } from '@lineboard/domain/betting/closing-line/implied-parts';
import { isAmericanPrice } from '@lineboard/domain/ground/price/american-price';
import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { Insertable } from 'kysely';
import type { Tables } from '../../ground/database/tables.ts';
import { type MoveTime, secondOf } from './market-moves.ts';

/** A contestant's line at a moment, as it is stored. */
type ToldContestant = Required<Insertable<Tables['contest_move']>>;

/** A contestant that is gone: the rest of its row is as it was. */
type GoneContestant = Pick<ToldContestant, 'contest_num' | 'contestant_num' | 'store' | 'at_ms'>;

/** A row to write; of a contestant that is gone, what isn't known is null. */
export type ContestMove = {
  [Column in keyof ToldContestant]: Column extends keyof GoneContestant
    ? ToldContestant[Column]
    : ToldContestant[Column] | null;
} & {
  /** What all contestants come to at that moment, see `contest_sum`. */
  sides_sum: number | null;
  wall_ms: number;
};

/** Fields of a contestant's line that no history says anything of. */
const UNTOLD: ReadonlySet<string> = new Set([
  'version',
  'doubted',
  'rotNum',
  'maxWagerCents',
  'isSpotlight',
  'related',
  'gameNum',
  'contestDesc',
  'contestType3',
  'tied',
  'places',
]);

export const concernsHistory = (changed: readonly string[]): boolean =>
  changed.some((field) => !UNTOLD.has(field));

const isOpen = (line: ContestLine, bookMs: number): boolean =>
  isAmericanPrice(line.moneyLine) &&
  line.status !== 'H' &&
  !line.disabled &&
  line.outcome === null &&
  bookMs < line.wagerCutoffMs;

/** @returns what the contestant adds to its contest, as `ContestSums.put` takes it: who is decided is no side */
export const partsOf = (line: ContestLine, bookMs: number): number | null | undefined => {
  if (line.outcome !== null) return undefined;
  return isOpen(line, bookMs) ? impliedParts(line.moneyLine!) : null;
};

export const describeContestMove = (
  line: ContestLine,
  sidesSum: number | null,
  { bookMs, wallMs }: MoveTime,
): ContestMove => ({
  contest_num: line.contestNum,
  contestant_num: line.contestantNum,
  store: line.store.toWellFormed(),
  at_ms: secondOf(bookMs),
  feed_id: line.feedId.toWellFormed(),
  contestant_name: line.contestantName.toWellFormed(),
  price: isOpen(line, bookMs) ? line.moneyLine : null,
  begins_ms: line.wagerCutoffMs,
  over_ms: Math.round(wallMs + Math.max(0, line.wagerCutoffMs - bookMs)),
  sides_sum: sidesSum,
  wall_ms: Math.round(wallMs),
});

export const describeGoneContestant = (
  { contestNum, contestantNum, store }: Pick<ContestLine, 'contestNum' | 'contestantNum' | 'store'>,
  sidesSum: number | null,
  { bookMs, wallMs }: MoveTime,
): ContestMove => ({
  contest_num: contestNum,
  contestant_num: contestantNum,
  store: store.toWellFormed(),
  at_ms: secondOf(bookMs),
  feed_id: null,
  contestant_name: null,
  price: null,
  begins_ms: null,
  over_ms: null,
  sides_sum: sidesSum,
  wall_ms: Math.round(wallMs),
});
