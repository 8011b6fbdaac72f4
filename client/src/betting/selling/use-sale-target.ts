import type { SaleTargetAnswer } from '@lineboard/domain/betting/selling/sale.schema';
import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { Cents } from '@lineboard/domain/ground/money/cents';
import { useState } from 'react';
import { type CallAnswer, type CallError, callBook } from '../../ground/calls/call-book.ts';
import { nameOfBet } from './offered-bets-store.ts';
import { saleChanges$ } from './sale-changes.ts';
import type { OfferNow } from './sale-state.ts';

type Refusal = Extract<SaleTargetAnswer, { state: 'refused' }>['refusal'];

/** Why the last step did nothing; after `noAnswer` it may have been done. */
export type TargetProblem =
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'failed'; code: CallError['code'] }
  | { kind: 'noAnswer' };

/** What is wrong with a target before it is sent; null: nothing that the page knows of. */
export const judgeTarget = (cents: Cents | null, now: OfferNow): 'wrong' | 'reached' | 'aboveMost' | null => {
  if (cents === null || cents === 0) return 'wrong';
  if (now.kind !== 'offer') return null;
  if (cents <= now.offerCents) return 'reached';
  return cents > now.paybackCents ? 'aboveMost' : null;
};

const problemOf = ({ error }: Extract<CallAnswer<unknown>, { ok: false }>): TargetProblem =>
  error.status === null || error.status >= 500 ? { kind: 'noAnswer' } : { kind: 'failed', code: error.code };

/** The target of a bet as the book has it, and the steps that change it. */
export const useSaleTarget = (bet: OpenBet) => {
  const params = { ref: nameOfBet(bet) };
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<TargetProblem | null>(null);
  /** What an answer said; the next state of the bet says it, too. */
  const [told, setTold] = useState<{ bet: OpenBet; cents: Cents | null } | null>(null);

  const change = async <T>(call: Promise<CallAnswer<T>>, apply: (value: T) => void): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    const answer = await call;
    setBusy(false);
    if (answer.ok) apply(answer.value);
    else setProblem(problemOf(answer));
    saleChanges$.next();
    return answer.ok;
  };

  return {
    armedCents: told?.bet === bet ? told.cents : (bet.saleTarget?.amountCents ?? null),
    isBusy,
    problem,
    arm: (amountCents: Cents): Promise<boolean> =>
      change(callBook('setSaleTarget', { params, body: { amountCents } }), (answer) => {
        if (answer.state === 'armed') setTold({ bet, cents: answer.amountCents });
        else setProblem({ kind: 'refused', refusal: answer.refusal });
      }),
    drop: (): Promise<boolean> =>
      change(callBook('dropSaleTarget', { params }), () => setTold({ bet, cents: null })),
  };
};
