import type { League } from '../leagues/league.ts';
import type { Draw } from '../random.ts';
import {
  type Expectation,
  momentIn,
  planOf,
  type ScoreEvent,
  type ScorePlan,
  spansOf,
} from './score-plan.ts';

const OVERS = 20;
/** An over brings from a fifth of its runs to nearly twice as many. */
const runsOfOver = (mean: number, draw: Draw): number => Math.round(mean * (0.2 + 1.6 * draw()));

/** Each team bats once, the visitors first; who bats second stops at the run that wins. */
export const generateCricketScore = (
  { segments }: League,
  { margin, total }: Expectation,
  draw: Draw,
): ScorePlan => {
  const spans = spansOf(segments);
  const events: ScoreEvent[] = [];
  const runs: [number, number] = [0, 0];
  for (const team of [1, 2] as const) {
    const segment = team - 1;
    const mean = Math.max(2, (total + (team === 2 ? margin : -margin)) / 2 / OVERS);
    for (let over = 0; over < OVERS && !(team === 2 && runs[1] > runs[0]); over += 1) {
      const left = team === 2 ? runs[0] - runs[1] + 1 : Infinity;
      // The last ball of a chase may bring a few more than it needs.
      const points = Math.min(runsOfOver(mean, draw), left + Math.floor(4 * draw()));
      if (points === 0) continue;
      events.push({ atMs: momentIn(spans[segment]!, (over + draw()) / OVERS), segment, team, points });
      runs[segment]! += points;
    }
  }
  const last = events.at(-1);
  const isOver = last !== undefined && runs[1] > runs[0];
  return planOf(
    events,
    isOver ? [spans[0]!, { ...spans[1]!, endMs: Math.max(last.atMs + 1, spans[1]!.startMs + 1) }] : spans,
  );
};
