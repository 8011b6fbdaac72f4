import { fraction, nearest } from '../fraction.ts';

/** A sale of a wager that stands or was taken back, as it is stored. */
export interface StoredSale {
  share_percent: number;
  risk_cents: number;
  to_win_cents: number;
  paid_cents: number;
  /** The smallest amount that its customer agreed to. */
  least_cents: number;
  /** Its row of the ledger, and the one that took it back. */
  posting: number;
  back_posting: number | null;
  by_target: boolean;
  at_ms: number;
}

export interface Amounts {
  riskCents: number;
  toWinCents: number;
}

/** The wager's columns that sales change. */
export interface SoldWager {
  risk_cents: number;
  to_win_cents: number;
  sold_risk_cents: number;
  sold_to_win_cents: number;
  sold_paid_cents: number;
  sales: readonly StoredSale[];
}

export interface ReplayedSales {
  /** What was accepted. */
  printed: Amounts;
  /** What the wager was before each sale, in the order of `sales`. */
  before: Amounts[];
  left: Amounts;
  paidCents: number;
  problems: string[];
}

/** HR-54. */
const keep = (cents: number, sharePercent: number): number =>
  nearest(fraction(cents * (100 - sharePercent), 100));

/** Every sale and every one that was taken back, one after the other, from what was accepted (HR-54, HR-56). */
export const replaySales = (wager: SoldWager): ReplayedSales => {
  const { sales } = wager;
  const printed = {
    riskCents: wager.risk_cents + wager.sold_risk_cents,
    toWinCents: wager.to_win_cents + wager.sold_to_win_cents,
  };
  const before: Amounts[] = [];
  const problems: string[] = [];
  let left: Amounts = printed;
  let paidCents = 0;
  const steps = sales
    .flatMap((sale, at) => [
      { at, sale, posting: sale.posting, isBack: false },
      ...(sale.back_posting === null ? [] : [{ at, sale, posting: sale.back_posting, isBack: true }]),
    ])
    .toSorted((one, other) => one.posting - other.posting);
  for (const { at, sale, isBack } of steps) {
    if (isBack) {
      left = before[at] ?? left;
      paidCents -= sale.paid_cents;
      continue;
    }
    before[at] = left;
    const after = {
      riskCents: keep(left.riskCents, sale.share_percent),
      toWinCents: keep(left.toWinCents, sale.share_percent),
    };
    const sold = [left.riskCents - after.riskCents, left.toWinCents - after.toWinCents];
    if (sold[0] !== sale.risk_cents || sold[1] !== sale.to_win_cents)
      problems.push(
        `${sale.share_percent} % is ${sold.join(' to win ')}, sold ${sale.risk_cents} to win ${sale.to_win_cents}`,
      );
    if (sale.paid_cents < sale.least_cents)
      problems.push(`paid ${sale.paid_cents}, at least ${sale.least_cents} was agreed to`);
    left = after;
    paidCents += sale.paid_cents;
  }
  if (left.riskCents !== wager.risk_cents || left.toWinCents !== wager.to_win_cents)
    problems.push(
      `sales leave ${left.riskCents} to win ${left.toWinCents}, stored ${wager.risk_cents} to win ${wager.to_win_cents}`,
    );
  if (paidCents !== wager.sold_paid_cents)
    problems.push(`sales paid ${paidCents}, stored ${wager.sold_paid_cents}`);
  return { printed, before, left, paidCents, problems };
};
