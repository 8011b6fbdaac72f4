import type { SaleAnswer } from '@lineboard/domain/betting/selling/sale.schema';
import { type CallAnswer, callBook } from '../../ground/calls/call-book.ts';
import { readGatewayMs } from '../../ground/live/line-state.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { untilDecided } from '../bets/until-decided.ts';
import { isSaleAnswer, type SaleStage } from './sale-stage.ts';
import { useSales } from './sales-store.ts';

/** Waits between two questions about a lost answer; the last one repeats. */
const ASK_AGAIN_MS = [300, 700, 1500, 3000, 5000] as const;
/**
 * After this many tries without an answer the key is closed: a request that is still on its way is then refused by the
 * book.
 */
const CLOSE_AFTER_NOT_FOUND = 2;
/** Time after the decision in which the book writes it down. */
const DECISION_GRACE_MS = 150;

/** Asks what became of one key until it is known. */
export interface SaleFollower {
  /** The sale has another stage. */
  follow: (sale: SaleStage) => void;
  /** Something may have become of it. */
  askNow: () => void;
  stop: () => void;
}

export const createSaleFollower = ({ order }: Pick<SaleStage, 'order'>): SaleFollower => {
  const { key } = order;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stage: SaleStage['stage'] = 'sending';
  let asked = 0;
  let notFound = 0;
  let isAsking = false;
  let isStopped = false;
  /** A change was reported while the book was asked: its answer may not include it. */
  let isOutdated = false;

  const askIn = (delayMs: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), Math.max(0, delayMs));
  };

  const question = async (): Promise<CallAnswer<SaleAnswer>> => {
    const answer = await callBook('findSale', { params: { key } });
    if (answer.ok || answer.error.status !== 404) return answer;
    notFound += 1;
    return notFound < CLOSE_AFTER_NOT_FOUND ? answer : callBook('closeSale', { params: { key } });
  };

  const ask = async (): Promise<void> => {
    if (isAsking || stage === 'sending') return;
    isAsking = true;
    isOutdated = false;
    const answer = await question();
    isAsking = false;
    if (isStopped) return;
    const delayMs = ASK_AGAIN_MS[Math.min(asked, ASK_AGAIN_MS.length - 1)]!;
    asked += 1;
    if (answer.ok && isSaleAnswer(answer.value)) {
      useSales.getState().apply(order, answer.value);
      if (answer.value.state === 'sold') useSession.getState().applyBalance(answer.value.balance);
    }
    // A known end has stopped it.
    if (!isStopped) askIn(isOutdated ? 0 : delayMs);
  };

  return {
    follow: (sale) => {
      if (sale.stage === stage) return;
      stage = sale.stage;
      asked = 0;
      notFound = 0;
      if (sale.stage === 'unknown') askIn(ASK_AGAIN_MS[0]);
      else if (sale.stage === 'pending') askIn(untilDecided(sale, readGatewayMs()) + DECISION_GRACE_MS);
    },
    askNow: () => {
      isOutdated = true;
      void ask();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
