import type { ItemError } from '../../ground/error/refusal.ts';
import { selectQuarterHalf } from '../grading/grade-straight.ts';
import { mayWinLess } from '../grading/may-win-less.ts';
import { type Cents, MAX_AMOUNT_CENTS } from '../../ground/money/cents.ts';
import { isAmericanPrice } from '../../ground/price/american-price.ts';
import type { WagerLeg } from '../wager/wager.ts';
import { calculateMaximumAmounts, type MaximumAmounts, selectLimitCents } from './limits.ts';
import { keyOfExposure } from '../../ground/pick/pick.ts';
import { calculateWinRoom } from './win-room.ts';
import type { PricedItem } from './price-item.ts';
import { calculateStraightAmounts, type StraightAmounts } from '../../ground/price/straight-amounts.ts';
import type { EvaluatedItem, TicketContext } from './ticket-evaluation.ts';
import type { AmountEntered } from '../../ground/price/straight-amounts.ts';

const NO_AMOUNTS: StraightAmounts = { riskCents: 0, toWinCents: 0, baseCents: 0, entered: 'risk' };
export const NO_MAXIMUM: MaximumAmounts = { maxWagerLimitCents: 0, riskMaxCents: 0, toWinMaxCents: 0 };

export const isAmount = (amountCents: number): amountCents is Cents =>
  Number.isSafeInteger(amountCents) && amountCents >= 0 && amountCents <= MAX_AMOUNT_CENTS;

/** Whether a line is one that ends half won or half lost (HR-33). */
export const isQuarterLine = (points: number | null): boolean =>
  points !== null && !Number.isInteger(points * 2);

/** The amounts of one leg at the price it would be placed at; nothing for what is no amount. */
export const calculateItemAmounts = (
  { final }: PricedItem,
  amountEntered: AmountEntered,
  amountCents: number,
): StraightAmounts =>
  isAmount(amountCents) && isAmericanPrice(final.price)
    ? calculateStraightAmounts(amountEntered, amountCents, final.price)
    : NO_AMOUNTS;

/**
 * Maximum of one leg that has an amount of its own (HR-4).
 * @param share how many bets of the ticket on this market include the amount
 * @param takenCents what legs before it on the same market take of the limit
 */
export const calculateItemMaximum = (
  { item, judged, available, final }: PricedItem,
  context: TicketContext,
  share = 1,
  takenCents: Cents = 0,
): MaximumAmounts =>
  judged === null || !available || !isAmericanPrice(final.price)
    ? NO_MAXIMUM
    : calculateMaximumAmounts({
        limitCents: Math.floor(selectLimitCents(context.limits, judged.limitSubject) / share),
        status: judged.status,
        lineMaxCents: judged.lineMaxCents === null ? null : Math.floor(judged.lineMaxCents / share),
        exposureCents: Math.ceil(
          ((context.exposureCents.get(keyOfExposure(item.pick, null)) ?? 0) + takenCents) / share,
        ),
        mostWinCents: calculateWinRoom('straight', [item.pick], context),
        maxPayoutCents: item.pick.type === 'C' ? context.contestMaxPayoutCents : null,
        price: final.price,
      });

/** What is wrong with an amount that was entered; an empty one is not wrong yet. */
export const judgeItemAmount = (
  { item, available }: PricedItem,
  amountCents: number,
  amounts: StraightAmounts,
  maximum: MaximumAmounts,
  minimumCents: Cents,
): ItemError | null => {
  const { itemId } = item;
  if (!isAmount(amountCents)) return { itemId, code: 'amountInvalid' };
  if (!available || amountCents === 0) return null;
  const { riskCents, toWinCents } = amounts;
  if (riskCents > maximum.riskMaxCents || toWinCents > maximum.toWinMaxCents) {
    const params = { maxRiskCents: maximum.riskMaxCents, maxToWinCents: maximum.toWinMaxCents };
    return { itemId, code: 'amountExceeded', params };
  }
  if (riskCents < minimumCents) return { itemId, code: 'amountBelowMinimum', params: { minimumCents } };
  return riskCents === 0 || toWinCents === 0 ? { itemId, code: 'amountInvalid' } : null;
};

export const createLeg = ({ item, quote, final }: PricedItem, amounts: StraightAmounts | null): WagerLeg => ({
  price: final.price,
  isQuarter: isQuarterLine(final.points),
  quarterHalf: item.pick.type === 'G' ? selectQuarterHalf(item.pick.side, final.points) : null,
  riskCents: amounts?.riskCents ?? 0,
  toWinCents: amounts?.toWinCents ?? 0,
  mayWinLess: mayWinLess({ ...item, sportType: quote?.type === 'G' ? quote.game.sportType : '' }),
  entered: amounts?.entered ?? 'risk',
  repricedFrom: null,
});

/** @param errors what its amount and its company add to what the line says */
export const createEvaluatedItem = (
  priced: PricedItem,
  amounts: StraightAmounts | null,
  maximum: MaximumAmounts,
  errors: readonly ItemError[] = [],
  amountDisabled = false,
): EvaluatedItem => ({
  itemId: priced.item.itemId,
  linePrice: priced.line.price,
  linePoints: priced.line.points,
  finalPrice: priced.final.price,
  finalLine: priced.final.points,
  teaserPoints: priced.teaserPoints,
  pointOptions: priced.pointOptions,
  riskCents: amounts?.riskCents ?? 0,
  toWinCents: amounts?.toWinCents ?? 0,
  baseCents: amounts?.baseCents ?? 0,
  ...maximum,
  affordableCents: maximum.maxWagerLimitCents,
  available: priced.available,
  amountDisabled,
  moved: priced.moved,
  changed: priced.changed,
  errors: errors.length === 0 ? priced.errors : [...priced.errors, ...errors],
});
