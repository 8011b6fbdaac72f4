import type { Cents } from '../../ground/money/cents.ts';
import type { DecidedResult } from '../../ground/result/straight-result.ts';
import { settleWager } from '../settlement/settle-wager.ts';
import type { WagerToSell } from './judge-sale.ts';

const WON: DecidedResult = ['W', 'W'];

/** What a wager pays back if every undecided leg wins: no offer is ever more (HR-52). 0 when nothing can come of it. */
export const mostOfSale = ({
  wager,
  riskCents,
  legs,
}: Pick<WagerToSell, 'wager' | 'riskCents' | 'legs'>): Cents => {
  const settled = settleWager(
    wager,
    legs.map(({ result }) => result ?? WON),
  );
  return settled === null ? 0 : riskCents + settled.netCents;
};
