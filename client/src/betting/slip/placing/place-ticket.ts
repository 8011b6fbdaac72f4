import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { type CallAnswer, callBook } from '../../../ground/calls/call-book.ts';
import { selectIsFresh, useLineState } from '../../../ground/live/line-state.ts';
import { useSession } from '../../../ground/session/session-store.ts';
import { selectNeedsPassword } from './select-action.ts';
import { useSlip } from '../state/slip-store.ts';
import { isTicketAnswer } from './is-ticket-answer.ts';
import { checkTicketPassword } from './check-ticket-password.ts';
import { type TicketTimes, timeTicket } from './time-ticket.ts';

/** No answer, or one that doesn't say whether the transaction was committed: only the key can tell. */
const isOutcomeUnknown = ({ error }: Extract<CallAnswer<unknown>, { ok: false }>): boolean =>
  error.status === null || error.status >= 500 || error.code === 'ticketInProgress';

/**
 * ST1-16: a customer who is taken for a bot is checked first, and the same ticket is sent again; never at outdated
 * prices.
 */
const send = async (
  request: TicketRequest,
  times: Pick<TicketTimes, 'fetch'>,
): Promise<CallAnswer<TicketAnswer>> => {
  const answer = await callBook('placeTicket', { body: request }, { fetch: times.fetch });
  if (answer.ok || answer.error.code !== 'captchaRequired') return answer;
  const hasPassed = await import('../../../account/captcha/pass-captcha.ts').then(
    ({ passCaptcha }) => passCaptcha(),
    () => false,
  );
  const isFresh = selectIsFresh(useLineState.getState());
  return hasPassed && isFresh ? callBook('placeTicket', { body: request }, { fetch: times.fetch }) : answer;
};

/** Sends the slip once: never at prices that may be old, never while a ticket is under way. */
export const placeTicket = async (): Promise<void> => {
  const isFresh = (): boolean => selectIsFresh(useLineState.getState());
  if (!isFresh()) return;
  const { site } = useSession.getState();
  const isAsked = selectNeedsPassword(useSlip.getState(), site);
  const confirmed = isAsked ? await checkTicketPassword() : null;
  // The check takes a while.
  if (isAsked && (confirmed === null || !isFresh())) return;
  const times = timeTicket();
  const request = useSlip.getState().beginSending(confirmed);
  if (request === null) return;
  const answer = await send(request, times);
  const slip = useSlip.getState();
  if (answer.ok && isTicketAnswer(answer.value)) {
    slip.applyAnswer(request.idempotencyKey, answer.value);
    times.answered();
    return;
  }
  if (answer.ok || isOutcomeUnknown(answer)) {
    slip.markUnknown(request.idempotencyKey, Date.now());
    return;
  }
  const { status, ...refusal } = answer.error;
  slip.refuse(request.idempotencyKey, { ...refusal, items: [] });
  const { code } = refusal;
  if (code === 'unauthenticated' || code === 'sessionEnded') useSession.getState().endSession(true);
};
