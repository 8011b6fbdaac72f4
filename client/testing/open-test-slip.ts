import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import type { CustomerInfo } from '@lineboard/domain/account/customer/customer.schema';
import { evaluateTicket } from '@lineboard/domain/betting/ticket/evaluate-ticket';
import { createSlipStore } from '../src/betting/slip/state/create-slip-store.ts';
import type { SlipState } from '../src/betting/slip/state/slip-state.ts';
import {
  BOOK_MS,
  createGameQuote,
  CUSTOMER,
  SPREAD_SEEN,
  spreadIdOf,
  spreadOf,
  ACCOUNT,
} from './slip-examples.ts';

type Slip = ReturnType<typeof createSlipStore>;

export const restricted = (...codes: string[]): Partial<CustomerInfo> => ({
  restrictions: codes.map((code) => ({ code, params: {} })),
});

/** A separate slip with the real evaluation; keys are `key-1`, `key-2` … */
export const openTestSlip = (
  customer: Partial<CustomerInfo> = {},
  restored: Partial<SlipState> = {},
): Slip => {
  let keys = 0;
  const slip = createSlipStore(
    { evaluate: evaluateTicket, readBookMs: () => BOOK_MS, createKey: () => `key-${++keys}` },
    restored,
  );
  slip.getState().applyCustomer({ ...CUSTOMER, ...customer });
  slip.getState().applyAccount(ACCOUNT);
  return slip;
};

/** Takes the spreads of these games onto a slip, quoted. */
export const pickSpreads = (slip: Pick<Slip, 'getState'>, ...gameNums: number[]): void => {
  for (const gameNum of gameNums) {
    slip.getState().togglePick(spreadOf(gameNum), SPREAD_SEEN);
    slip.getState().applyQuotes([[spreadIdOf(gameNum), createGameQuote(gameNum)]]);
  }
};

/** Takes a game's money line, quoted: no teaser takes it, and no parlay next to the game's spread. */
export const pickMoneyLine = (slip: Pick<Slip, 'getState'>, gameNum: number): void => {
  const moneyLine = { ...spreadOf(gameNum), market: 'M' } as const;
  slip.getState().togglePick(moneyLine, { ...SPREAD_SEEN, line: null });
  slip.getState().applyQuotes([[keyOfPick(moneyLine), createGameQuote(gameNum)]]);
};
