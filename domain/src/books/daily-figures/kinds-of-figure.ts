import { listTransactionKinds, type TransactionKind } from '../../ground/ledger/ledger-kinds.ts';
import type { LedgerKindRow } from '../../ground/ledger/ledger-kind-row.ts';

type FigureName = NonNullable<LedgerKindRow['figure']>;

const ofFigure = (name: FigureName) => listTransactionKinds(({ figure }) => figure === name);

/** The kinds of ledger rows that make up each figure; every kind that moves a balance is in one. */
export const KINDS_OF_FIGURE: Readonly<Record<FigureName, readonly TransactionKind[]>> = {
  winLoss: ofFigure('winLoss'),
  cashInOut: ofFigure('cashInOut'),
  casinoWinLoss: ofFigure('casinoWinLoss'),
};
