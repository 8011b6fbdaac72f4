import type { GamePick, Side } from '../../ground/pick/pick.ts';
import type { Covariances } from './covariances.ts';
import { type GameModel, partsOfPeriod } from './game-model.ts';

/**
 * What a leg is about, as a sum over the parts of its game: how often each part's margin (team 2 less team 1) and total
 * count. The leg wins where the sum is high enough. Figures are multiples of one half.
 */
export interface LegForm {
  margins: readonly number[];
  totals: readonly number[];
}

/** How often the margin and the total count; a team's points are half of the total and half of the margin. */
const SHARES: Readonly<Record<Side, readonly [margin: number, total: number] | null>> = {
  team1: [-1, 0],
  team2: [1, 0],
  draw: null,
  over: [0, 1],
  under: [0, -1],
  team1Over: [-0.5, 0.5],
  team1Under: [0.5, -0.5],
  team2Over: [0.5, 0.5],
  team2Under: [-0.5, -0.5],
};

/** @returns null for a draw, and for a period that the model doesn't tell apart */
export const formOfLeg = (
  model: Pick<GameModel, 'sportType' | 'parts'>,
  { side, periodNumber }: Pick<GamePick, 'side' | 'periodNumber'>,
): LegForm | null => {
  const shares = SHARES[side];
  const counted = partsOfPeriod(model, periodNumber);
  if (shares === null || counted === null) return null;
  const [margin, total] = shares;
  return {
    margins: counted.map((isCounted) => (isCounted ? margin : 0)),
    totals: counted.map((isCounted) => (isCounted ? total : 0)),
  };
};

const productOf = (
  one: readonly number[],
  matrix: ReadonlyArray<readonly number[]>,
  other: readonly number[],
): number => {
  let sum = 0;
  for (const [at, row] of matrix.entries())
    for (const [otherAt, figure] of row.entries()) sum += one[at]! * figure * other[otherAt]!;
  return sum;
};

const covarianceOf = (one: LegForm, other: LegForm, { margins, totals }: Covariances): number =>
  productOf(one.margins, margins, other.margins) + productOf(one.totals, totals, other.totals);

/**
 * The correlation of every two legs of a game (HR-65). Legs are sums of the same parts, so that the matrix is positive
 * semidefinite whichever legs there are.
 */
export const correlateForms = (forms: readonly LegForm[], covariances: Covariances): number[][] => {
  const deviations = forms.map((form) => Math.sqrt(covarianceOf(form, form, covariances)));
  const correlations = forms.map(() => forms.map(() => 1));
  for (const [at, one] of forms.entries())
    for (const [otherAt, other] of forms.entries()) {
      if (otherAt >= at) break;
      const correlation = covarianceOf(one, other, covariances) / (deviations[at]! * deviations[otherAt]!);
      correlations[at]![otherAt] = correlation;
      correlations[otherAt]![at] = correlation;
    }
  return correlations;
};
