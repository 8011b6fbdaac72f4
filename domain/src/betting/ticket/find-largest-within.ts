import type { Cents } from '../../ground/money/cents.ts';

/** How far roundings of many legs can move the estimate, in cents of the amount entered. */
const NEAR = 4;

/**
 * The largest amount that keeps a figure within a bound (HR-4), where the figure follows from the amount without ever
 * falling: a payout, a risk. It all but scales with it, so that a few looks around the proportional amount find it.
 *
 * @param mostCents the largest amount that everything else allows
 * @param boundCents null: there is no bound
 */
export const findLargestWithin = (
  mostCents: Cents,
  boundCents: Cents | null,
  figureOf: (amountCents: Cents) => Cents,
): Cents => {
  if (boundCents === null || mostCents <= 0) return mostCents;
  const fits = (amountCents: Cents): boolean => figureOf(amountCents) <= boundCents;
  const mostFigure = figureOf(mostCents);
  if (mostFigure <= boundCents) return mostCents;
  const about = Math.floor(mostCents * (Math.max(0, boundCents) / mostFigure));
  // `fitting` fits or is nothing at all, `tooMuch` doesn't fit.
  let fitting = Math.max(0, about - NEAR);
  if (!fits(fitting)) fitting = 0;
  let tooMuch = Math.min(mostCents, about + NEAR);
  if (fits(tooMuch)) [fitting, tooMuch] = [tooMuch, mostCents];
  while (tooMuch - fitting > 1) {
    const between = Math.floor((fitting + tooMuch) / 2);
    if (fits(between)) fitting = between;
    else tooMuch = between;
  }
  return fitting;
};
