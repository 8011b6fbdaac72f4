import type { League } from '../leagues/league.ts';
import type { Draw } from '../random.ts';
import { normalCdf } from '../markets/normal-cdf.ts';
import { type Expectation, planOf, type ScorePlan, spansOf } from './score-plan.ts';

/** One wins, 1 to 0, at the end: about half of them early. */
export const generateFightScore = (
  { segments, model }: League,
  { margin }: Expectation,
  draw: Draw,
): ScorePlan => {
  const [full] = spansOf(segments);
  const endMs = Math.round(full!.endMs * (draw() < 0.5 ? 1 : 0.1 + 0.85 * draw()));
  const team = draw() < normalCdf(margin / model.marginDeviation) ? 2 : 1;
  return planOf([{ atMs: endMs - 1, segment: 0, team, points: 1 }], [{ ...full!, endMs }]);
};
