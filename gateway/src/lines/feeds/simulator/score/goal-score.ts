import type { League } from '../leagues/league.ts';
import { type Draw, drawPoisson } from '../random.ts';
import {
  type Expectation,
  momentIn,
  planOf,
  pointsOf,
  type ScoreEvent,
  type ScorePlan,
  spansOf,
  withOvertime,
} from './score-plan.ts';

const MINUTE_MS = 60_000;

/** Hockey and soccer: goals are independent and rare; later segments have a few more of them. */
export const generateGoalScore = (
  { segments, overtime }: League,
  { margin, total }: Expectation,
  draw: Draw,
): ScorePlan => {
  const spans = spansOf(segments);
  const events: ScoreEvent[] = [];
  const count = spans.length;
  for (const [segment, span] of spans.entries()) {
    const share = (1 + 0.1 * (segment - (count - 1) / 2)) / count;
    for (const team of [1, 2] as const) {
      const mean = Math.max(0.15, (total + (team === 2 ? margin : -margin)) / 2) * share;
      const goals = drawPoisson(draw, mean);
      for (let goal = 0; goal < goals; goal += 1) {
        events.push({ atMs: momentIn(span, draw()), segment, team, points: 1 });
      }
    }
  }
  const [team1, team2] = pointsOf(events);
  if (overtime === 'none' || team1 !== team2) return planOf(events, spans);
  // Sudden death or the shoot-out: one goal more for one of them.
  const atMs = draw();
  const longer = withOvertime(spans, 'OT', (atMs < 0.65 ? 10 : 18) * MINUTE_MS);
  const winner = draw() < 0.5 + margin / (2 * total) ? 2 : 1;
  const span = longer[count]!;
  const goalMs = momentIn(span, atMs < 0.65 ? atMs : 1);
  events.push({ atMs: goalMs, segment: count, team: winner, points: 1 });
  longer[count] = { ...span, endMs: goalMs + MINUTE_MS };
  return planOf(events, longer);
};
