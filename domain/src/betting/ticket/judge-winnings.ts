import type { TicketError } from '../../ground/error/refusal.ts';
import type { Cents } from '../../ground/money/cents.ts';
import type { PickKey } from '../../ground/pick/pick.ts';
import type { TicketDraft } from '../request/ticket-request.ts';
import { mostTicketWin } from './most-win.ts';
import type { TicketContext } from './ticket-evaluation.ts';
import type { TicketPlan } from './ticket-plan.ts';
import { calculateDayRoom, calculateTicketRoom, keyOfWin } from './win-room.ts';

/** HR-84: what the ticket wins at most, with those that are like it, and with those of its day. */
export const judgeWinnings = (
  { wagers }: Pick<TicketPlan, 'wagers'>,
  { items }: Pick<TicketDraft, 'items'>,
  context: Pick<TicketContext, 'bookMs' | 'currency' | 'exposureCents' | 'filled' | 'rules'>,
): TicketError | null => {
  const { filled } = context;
  const mostCents = mostTicketWin(context);
  const winCents = wagers.reduce((sum, wager) => sum + wager.mostWinCents, 0);
  // Alternate lines of one ticket are as alike as those of several.
  const takenCents = new Map<PickKey, Cents>();
  const leastCents = wagers.reduce((least, { itemIds, wager, mostWinCents }) => {
    const picks = [
      ...(filled?.legs ?? []).map(({ pick }) => pick),
      ...items.filter(({ itemId }) => itemIds.includes(itemId)).map(({ pick }) => pick),
    ];
    const key = keyOfWin(wager.terms.kind, picks);
    const taken = takenCents.get(key) ?? 0;
    takenCents.set(key, taken + mostWinCents);
    const roomCents = Math.max(0, calculateTicketRoom(wager.terms.kind, picks, context) - taken);
    return mostWinCents > roomCents ? Math.min(least, roomCents) : least;
  }, mostCents);
  if (winCents > mostCents || leastCents < mostCents)
    return { code: 'ticketWinExceeded', params: { maxToWinCents: leastCents } };
  const dayRoomCents = calculateDayRoom(context) + (filled?.toWinCents ?? 0);
  return winCents > dayRoomCents ? { code: 'dayWinExceeded', params: { maxToWinCents: dayRoomCents } } : null;
};
