import type { CashTerms } from '@lineboard/domain/casino/cashier/cash-terms';
import { StartRefused } from '../ground/report/start-refused.ts';
import type { Config } from './read-config.ts';

type CashConfig = Pick<
  Config,
  | 'CASHIER_SMALLEST_CENTS'
  | 'CASHIER_LARGEST_CENTS'
  | 'CASHIER_MOST_WAITING'
  | 'CASHIER_AUTO_DEPOSIT_CENTS'
  | 'CASHIER_AUTO_PAYOUT_CENTS'
  | 'DEMO'
>;

/**
 * These are for play money: the usual amounts are approved automatically, and larger ones show what an operator does.
 */
const DEMO_RULE = { deposit: { of: {}, others: 100_000 }, payout: { of: {}, others: 25_000 } };

const NO_RULE = { deposit: { of: {}, others: 0 }, payout: { of: {}, others: 0 } };

/** What the book lets its cashier ask for. @throws StartRefused when nothing could be asked for */
export const readCashTerms = (config: CashConfig): CashTerms => {
  const { CASHIER_SMALLEST_CENTS: smallestCents, CASHIER_LARGEST_CENTS: largestCents } = config;
  if (smallestCents > largestCents)
    throw new StartRefused(
      `CASHIER_LARGEST_CENTS got ${largestCents}, it takes no less than CASHIER_SMALLEST_CENTS, ${smallestCents}.`,
    );
  const usual = config.DEMO ? DEMO_RULE : NO_RULE;
  return {
    smallestCents,
    largestCents,
    mostWaiting: config.CASHIER_MOST_WAITING,
    automaticCents: {
      deposit: config.CASHIER_AUTO_DEPOSIT_CENTS ?? usual.deposit,
      payout: config.CASHIER_AUTO_PAYOUT_CENTS ?? usual.payout,
    },
  };
};
