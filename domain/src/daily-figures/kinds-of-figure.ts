import { KINDS_OF_TYPE } from '../transactions/kinds-of-type.ts';
import type { Transaction } from '../transactions/transaction.ts';

/** What a row of the ledger counts in. */
type FigureName = 'winLoss' | 'cashInOut' | 'casinoWinLoss';

/** The kinds of ledger rows that make up each figure; every kind that moves a balance is in one. */
export const KINDS_OF_FIGURE: Readonly<Record<FigureName, ReadonlyArray<Transaction['kind']>>> = {
  winLoss: KINDS_OF_TYPE.W,
  cashInOut: KINDS_OF_TYPE.M,
  casinoWinLoss: KINDS_OF_TYPE.C,
};
