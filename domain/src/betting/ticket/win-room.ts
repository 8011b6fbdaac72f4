import { type Day, dayOf } from '../../ground/calendar/book-day.ts';
import type { Cents } from '../../ground/money/cents.ts';
import { keyOfPick, type PickKey, type WagerPick } from '../../ground/pick/pick.ts';
import { COMBINATION_FIGURES } from '../combination/combination-figures.ts';
import type { AcceptedCombination } from '../wager/wager.ts';
import { periodOfLine } from '../../ground/sport/alternate-line.ts';
import type { WagerKind } from '../../ground/wager-kind/wager-kinds.ts';
import { mostDayWin, mostTicketWin } from './most-win.ts';
import type { TicketContext } from './ticket-evaluation.ts';

/** The key under which the winnings of a wager are counted, with those of wagers that are like it (HR-84). */
export const keyOfWin = (kind: WagerKind, picks: readonly WagerPick[]): PickKey => {
  const keys = picks.map((pick) =>
    keyOfPick(pick.type === 'G' ? { ...pick, periodNumber: periodOfLine(pick.periodNumber) } : pick),
  );
  return `W.${kind}.${keys.toSorted().join('+')}`;
};

/** The key under which the winnings of all wagers of a book day are counted (HR-84). */
export const keyOfDayWin = (day: Day): PickKey => `D.${day}`;

/** The key under which the winnings of all wagers that combine legs of a game are counted (HR-69). */
export const keyOfGameWin = (gameNum: number): PickKey => `GW.${gameNum}`;

/** The games whose legs a wager combines. */
export const listCombinedGames = (
  combinations: readonly AcceptedCombination[],
  picks: readonly WagerPick[],
): number[] => {
  const games = combinations.flatMap(({ legs }) =>
    legs.flatMap((at) => {
      const pick = picks[at];
      return pick?.type === 'G' ? [pick.gameNum] : [];
    }),
  );
  return [...new Set(games)];
};

/** What a customer may still win of each of some games by combinations (HR-69). */
export const calculateGameRoom = (
  gameNums: readonly number[],
  { exposureCents }: Pick<TicketContext, 'exposureCents'>,
): Cents =>
  gameNums.reduce(
    (least, gameNum) =>
      Math.min(
        least,
        Math.max(0, COMBINATION_FIGURES.mostWinCents - (exposureCents.get(keyOfGameWin(gameNum)) ?? 0)),
      ),
    Infinity,
  );

type WinContext = Pick<TicketContext, 'bookMs' | 'currency' | 'exposureCents' | 'rules'>;

/** What the tickets of this day may win besides those that were placed. */
export const calculateDayRoom = (context: WinContext): Cents =>
  Math.max(0, mostDayWin(context) - (context.exposureCents.get(keyOfDayWin(dayOf(context.bookMs))) ?? 0));

/** A ticket's most (HR-84) less what open wagers on the same picks may win, alternate lines among them. */
export const calculateTicketRoom = (
  kind: WagerKind,
  picks: readonly WagerPick[],
  context: Omit<WinContext, 'bookMs'>,
): Cents => Math.max(0, mostTicketWin(context) - (context.exposureCents.get(keyOfWin(kind, picks)) ?? 0));

/**
 * What a wager may win at most, by ticket and by day.
 * @param ownCents that it may win already, of one whose open spots are filled
 */
export const calculateWinRoom = (
  kind: WagerKind,
  picks: readonly WagerPick[],
  context: WinContext,
  ownCents: Cents = 0,
): Cents => Math.min(calculateTicketRoom(kind, picks, context), calculateDayRoom(context) + ownCents);
