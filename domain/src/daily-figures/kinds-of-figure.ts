import type { Transaction } from '../transactions/transaction.ts';

/** What a row of the ledger counts in. */
export type FigureName = 'winLoss' | 'cashInOut' | 'casinoWinLoss';

type Kind = Transaction['kind'];

/** null: moves free play alone, never the balance. */
const FIGURE_OF_KIND: Readonly<Record<Kind, FigureName | null>> = {
  grade: 'winLoss',
  reverse: 'winLoss',
  deposit: 'cashInOut',
  withdrawal: 'cashInOut',
  adjustment: 'cashInOut',
  settlement: 'cashInOut',
  wager: null,
  freePlay: null,
  freePlayReturn: null,
};

const listKinds = (figure: FigureName): readonly Kind[] =>
  (Object.keys(FIGURE_OF_KIND) as Kind[]).filter((kind) => FIGURE_OF_KIND[kind] === figure);

/** The kinds of ledger rows that make up each figure; every kind that moves a balance is in one. No casino yet. */
export const KINDS_OF_FIGURE: Readonly<Record<FigureName, readonly Kind[]>> = {
  winLoss: listKinds('winLoss'),
  cashInOut: listKinds('cashInOut'),
  casinoWinLoss: listKinds('casinoWinLoss'),
};
