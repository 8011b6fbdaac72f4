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

/** Runs of a half-inning in which anybody scores, on average. */
const RUNS_WHEN_SCORING = 1.9;
const LAST_INNING = 15;

/** Innings batted out of nine, on average: the home team often leaves out its last, and stops at the winning run. */
const INNINGS_BATTED = 8.6;

/** Runs of one half-inning: none mostly, else one and perhaps more. */
const drawRuns = (mean: number, draw: Draw): number => {
  if (draw() >= Math.min(0.9, mean / RUNS_WHEN_SCORING)) return 0;
  let runs = 1;
  while (runs < 10 && draw() < 1 - 1 / RUNS_WHEN_SCORING) runs += 1;
  return runs;
};

/**
 * Nine innings, visitors first. The home team doesn't bat in the ninth when it leads, and stops at the run that
 * wins. Extra innings until somebody leads; the home team wins what is level after the fifteenth.
 */
export const generateBaseballScore = (
  { segments }: League,
  { margin, total }: Expectation,
  draw: Draw,
): ScorePlan => {
  const spans = spansOf(segments);
  const lengthMs = spans[0]!.endMs;
  const events: ScoreEvent[] = [];
  const runs: [number, number] = [0, 0];
  for (let inning = 0; inning < 9 || runs[0] === runs[1]; inning += 1) {
    const startMs = inning * lengthMs;
    const span = (spans[inning] ??= { label: String(inning + 1), startMs, endMs: startMs + lengthMs });
    for (const team of [1, 2] as const) {
      if (team === 2 && inning >= 8 && runs[1] > runs[0]) break;
      const mean = Math.max(0.5, (total + (team === 2 ? margin : -margin)) / 2) / INNINGS_BATTED;
      const walkOff = team === 2 && inning >= 8 ? runs[0] - runs[1] + 1 : Infinity;
      const forced = team === 2 && inning === LAST_INNING - 1 ? walkOff : 0;
      const scored = Math.min(walkOff, Math.max(forced, drawRuns(mean, draw)));
      for (let run = 0; run < scored; run += 1) {
        const fraction = (team === 1 ? 0 : 0.5) + ((run + draw()) / scored) * 0.48;
        events.push({ atMs: momentIn(span, fraction), segment: inning, team, points: 1 });
      }
      runs[team - 1]! += scored;
    }
  }
  return planOf(events, spans);
};
