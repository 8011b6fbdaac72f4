import { type Day, dayOf } from '../../ground/calendar/book-day.ts';
import type { Cents } from '../../ground/money/cents.ts';
import { keyOfPick, type PickKey, type WagerPick } from '../../ground/pick/pick.ts';
import { periodOfLine } from '../../ground/sport/alternate-line.ts';
import type { WagerKind } from '../../ground/wager-kind/wager-kinds.ts';
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

type WinContext = Pick<TicketContext, 'bookMs' | 'exposureCents' | 'rules'>;

/** What the tickets of this day may win besides those that were placed. */
export const calculateDayRoom = ({ bookMs, exposureCents, rules }: WinContext): Cents =>
  Math.max(0, rules.mostDayWinCents - (exposureCents.get(keyOfDayWin(dayOf(bookMs))) ?? 0));

/** A ticket's most (HR-84) less what open wagers on the same picks may win, alternate lines among them. */
export const calculateTicketRoom = (
  kind: WagerKind,
  picks: readonly WagerPick[],
  { exposureCents, rules }: Pick<WinContext, 'exposureCents' | 'rules'>,
): Cents => Math.max(0, rules.mostTicketWinCents - (exposureCents.get(keyOfWin(kind, picks)) ?? 0));

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
