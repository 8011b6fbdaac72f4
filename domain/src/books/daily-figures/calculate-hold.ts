import type { Cents } from '../../ground/money/cents.ts';
import { createRational, roundRational } from '../../ground/money/rational.ts';

/** The book's result on wagers of one kind. */
export interface Handled {
  wagers: number;
  /** The amount that was risked on them. */
  handleCents: Cents;
  /** The amount that the book won. */
  wonCents: Cents;
  lostCents: Cents;
}

export interface Hold extends Handled {
  holdCents: Cents;
  /** The hold as a share of the handle; null where nothing was risked. */
  holdBasisPoints: number | null;
}

const BASIS_POINTS = 10_000n;

export const calculateHold = (handled: Handled): Hold => {
  const { handleCents, wonCents, lostCents } = handled;
  const holdCents = wonCents - lostCents;
  const holdBasisPoints =
    handleCents > 0
      ? Number(roundRational(createRational(BigInt(holdCents) * BASIS_POINTS, handleCents)))
      : null;
  return { ...handled, holdCents, holdBasisPoints };
};

export const addHandled = (rows: readonly Handled[]): Handled => {
  const sum = (name: keyof Handled): number => rows.reduce((total, row) => total + row[name], 0);
  return {
    wagers: sum('wagers'),
    handleCents: sum('handleCents'),
    wonCents: sum('wonCents'),
    lostCents: sum('lostCents'),
  };
};
