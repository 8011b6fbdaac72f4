import type { WagerLetter } from '../../ground/wager-kind/wager-kinds.ts';
import type { Cents } from '../../ground/money/cents.ts';

/** The sum of a statement's ledger rows for one month and one kind. */
export interface StatementPart {
  /** Which month of the statement, counted from 1. */
  month: number;
  /** The sport of wagers, `Several` for legs in more than one; null for everything else. */
  sportType: string | null;
  wagerType: WagerLetter | null;
  figures: StatementFigures;
}

export interface StatementFigures {
  /** Wagers that were graded, as daily figures count them. */
  bets: number;
  /** The amount at risk on them; 0 for free play. */
  stakedCents: Cents;
  wonCents: Cents;
  lostCents: Cents;
  casinoCents: Cents;
  freePlayGivenCents: Cents;
  freePlayStakedCents: Cents;
  depositsCents: Cents;
  withdrawalsCents: Cents;
  /** Corrections of the balance, and weeks that were settled. */
  adjustmentsCents: Cents;
}

export interface StatementRow<Key> {
  key: Key;
  figures: StatementFigures;
}

export interface Statement {
  /** One row for each requested month, in order. */
  months: ReadonlyArray<StatementRow<number>>;
  /** Sorted by name. */
  sports: ReadonlyArray<StatementRow<string>>;
  wagerTypes: ReadonlyArray<StatementRow<string>>;
  total: StatementFigures;
}

export const NO_FIGURES: StatementFigures = {
  bets: 0,
  stakedCents: 0,
  wonCents: 0,
  lostCents: 0,
  casinoCents: 0,
  freePlayGivenCents: 0,
  freePlayStakedCents: 0,
  depositsCents: 0,
  withdrawalsCents: 0,
  adjustmentsCents: 0,
};

const NAMES = Object.keys(NO_FIGURES) as ReadonlyArray<keyof StatementFigures>;

const addFigures = (sum: StatementFigures, more: StatementFigures): StatementFigures => {
  const added = { ...sum };
  for (const name of NAMES) added[name] += more[name];
  return added;
};

const sumBy = <Key extends string | number>(
  parts: readonly StatementPart[],
  keyOf: (part: StatementPart) => Key | null,
): Array<StatementRow<Key>> => {
  const sums = new Map<Key, StatementFigures>();
  for (const part of parts) {
    const key = keyOf(part);
    if (key !== null) sums.set(key, addFigures(sums.get(key) ?? NO_FIGURES, part.figures));
  }
  return [...sums]
    .map(([key, figures]) => ({ key, figures }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
};

/** Adds up the same parts by month, by sport and by kind of wager: each of these adds up to the total (HR-43). */
export const calculateStatement = (parts: readonly StatementPart[], monthCount: number): Statement => {
  const months = new Map(sumBy(parts, ({ month }) => month).map(({ key, figures }) => [key, figures]));
  return {
    months: Array.from({ length: monthCount }, (_, at) => ({
      key: at + 1,
      figures: months.get(at + 1) ?? NO_FIGURES,
    })),
    sports: sumBy(parts, ({ sportType }) => sportType),
    wagerTypes: sumBy(parts, ({ wagerType }) => wagerType),
    total: parts.reduce((sum, { figures }) => addFigures(sum, figures), NO_FIGURES),
  };
};

/** How much bets, plays and payments changed the balance. */
export const calculateNet = (figures: StatementFigures): Cents =>
  figures.wonCents -
  figures.lostCents +
  figures.casinoCents +
  figures.depositsCents -
  figures.withdrawalsCents +
  figures.adjustmentsCents;
