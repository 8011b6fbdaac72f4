import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import type { Observable } from 'rxjs';
import { readGatewayMs } from '../../../ground/live/line-state.ts';
import { type CallAnswer, callBook } from '../../../ground/calls/call-book.ts';
import { isTicketAnswer } from './is-ticket-answer.ts';
import { useSlip } from '../state/slip-store.ts';
import { untilDecided } from '../../bets/until-decided.ts';
import { isUnderWay, type TicketStage } from '../state/ticket-stage.ts';

/** Waits between two questions about a lost answer; the last one repeats. */
const ASK_AGAIN_MS = [300, 700, 1500, 3000, 5000] as const;
/**
 * After this many tries without an answer the key is closed: a request that is still on its way is then refused by the
 * book.
 */
const CLOSE_AFTER_NOT_FOUND = 2;
/** Time after the decision in which the book writes it down. */
const DECISION_GRACE_MS = 150;
const RECENT_TICKET_MS = 3000;

const readKey = (ticket: TicketStage): string | null =>
  isUnderWay(ticket) ? ticket.request.idempotencyKey : null;

/**
 * Follows every ticket to its end: asks about lost answers until the book knows what happened to the key, fetches the
 * decision on a pending ticket, also when the book reports a change, and ends the recent-ticket flag.
 * @returns stops it
 */
export const keepTicket = (
  customer$: Observable<CustomerEvent>,
  slip: typeof useSlip = useSlip,
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watched: TicketStage | undefined;
  let asked = 0;
  let notFound = 0;
  let isAsking = false;
  /** A change was reported while the book was asked: its answer may not include it. */
  let isOutdated = false;

  const askIn = (delayMs: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), Math.max(0, delayMs));
  };

  const question = async (key: string): Promise<CallAnswer<TicketAnswer>> => {
    const answer = await callBook('findTicket', { params: { key } });
    if (answer.ok || answer.error.status !== 404) return answer;
    notFound += 1;
    return notFound < CLOSE_AFTER_NOT_FOUND ? answer : callBook('closeTicket', { params: { key } });
  };

  const ask = async (): Promise<void> => {
    const { ticket } = slip.getState();
    if (isAsking || !isUnderWay(ticket) || ticket.stage === 'sending') return;
    isAsking = true;
    isOutdated = false;
    const key = ticket.request.idempotencyKey;
    const answer = await question(key);
    isAsking = false;
    const delayMs = ASK_AGAIN_MS[Math.min(asked, ASK_AGAIN_MS.length - 1)]!;
    asked += 1;
    if (answer.ok && isTicketAnswer(answer.value)) slip.getState().applyAnswer(key, answer.value);
    if (isUnderWay(slip.getState().ticket)) askIn(isOutdated ? 0 : delayMs);
  };

  const follow = (): void => {
    const { ticket } = slip.getState();
    if (ticket === watched) return;
    const isSame = watched?.stage === ticket.stage && readKey(watched) === readKey(ticket);
    watched = ticket;
    if (isSame) return;
    clearTimeout(timer);
    asked = 0;
    notFound = 0;
    if (ticket.stage === 'unknown') askIn(ASK_AGAIN_MS[0]);
    else if (ticket.stage === 'pending') askIn(untilDecided(ticket, readGatewayMs()) + DECISION_GRACE_MS);
    else if (ticket.stage === 'accepted')
      timer = setTimeout(() => slip.getState().endRecentTicket(), RECENT_TICKET_MS);
  };

  const askWhenBack = (): void => void ask();
  window.addEventListener('online', askWhenBack);
  follow();
  const events = customer$.subscribe(({ kind }) => {
    if (kind !== 'ticket') return;
    isOutdated = true;
    void ask();
  });
  const unsubscribe = slip.subscribe(follow);
  return () => {
    unsubscribe();
    events.unsubscribe();
    clearTimeout(timer);
    window.removeEventListener('online', askWhenBack);
  };
};
