import type { SaleAnswer } from '@lineboard/domain/betting/selling/sale.schema';
import { type CallAnswer, callBook } from '../../ground/calls/call-book.ts';
import { createId } from '../../ground/device/create-id.ts';
import { selectIsFresh, useLineState } from '../../ground/live/line-state.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { nameOfBet } from './offered-bets-store.ts';
import { isSaleAnswer, type SaleOrder } from './sale-stage.ts';
import { useSales } from './sales-store.ts';

/** No answer, or one that doesn't say whether the transaction was committed: only the key can tell. */
const isOutcomeUnknown = ({ error }: Extract<CallAnswer<unknown>, { ok: false }>): boolean =>
  error.status === null || error.status >= 500;

/** ST1-16: a customer who is taken for a bot is checked first, and the same order is sent again. */
const send = async (order: SaleOrder): Promise<CallAnswer<SaleAnswer>> => {
  const { key, sharePercent, seenCents, tolerancePercent } = order;
  const sell = (): Promise<CallAnswer<SaleAnswer>> =>
    callBook('sellBet', {
      params: { ref: nameOfBet(order) },
      body: { key, sharePercent, seenCents, tolerancePercent },
    });
  const answer = await sell();
  if (answer.ok || answer.error.code !== 'captchaRequired') return answer;
  const hasPassed = await import('../../account/captcha/pass-captcha.ts').then(
    ({ passCaptcha }) => passCaptcha(),
    () => false,
  );
  return hasPassed && selectIsFresh(useLineState.getState()) ? sell() : answer;
};

/** Sells a share of a bet once (HR-53): never by an offer that may be old, never while a sale of it is under way. */
export const sellBet = async (wanted: Omit<SaleOrder, 'key'>): Promise<void> => {
  if (!selectIsFresh(useLineState.getState())) return;
  const order: SaleOrder = { ...wanted, key: createId() };
  if (!useSales.getState().begin(order)) return;
  const answer = await send(order);
  const sales = useSales.getState();
  if (answer.ok && isSaleAnswer(answer.value)) {
    sales.apply(order, answer.value);
    if (answer.value.state === 'sold') useSession.getState().applyBalance(answer.value.balance);
    return;
  }
  if (answer.ok || isOutcomeUnknown(answer)) {
    sales.markUnknown(order);
    return;
  }
  sales.fail(order, answer.error);
  const { code } = answer.error;
  if (code === 'unauthenticated' || code === 'sessionEnded') useSession.getState().endSession(true);
};
