import type { League } from '../leagues/league.ts';
import type { Draw } from '../random.ts';
import { normalCdf } from '../markets/normal-cdf.ts';
import {
  type Expectation,
  momentIn,
  planOf,
  type ScoreEvent,
  type ScorePlan,
  spansOf,
} from './score-plan.ts';

type Games = readonly [winner: number, loser: number];

/** Set scores from the one-sided to the close; which one it is follows from how one-sided the players are. */
const SETS: readonly Games[] = [
  [6, 0],
  [6, 1],
  [6, 2],
  [6, 3],
  [6, 4],
  [6, 4],
  [7, 5],
  [7, 6],
];

/** Who wins each game of a set, in an order in which the set is not over before its last game. */
const drawOrder = ([won, lost]: Games, draw: Draw): boolean[] => {
  const tail =
    won === 6 ? [true] : lost === 5 ? [true, true] : draw() < 0.5 ? [true, false, true] : [false, true, true];
  const wins = won - tail.filter(Boolean).length;
  const rest = Array.from({ length: won + lost - tail.length }, (_, index) => index < wins);
  for (let at = rest.length - 1; at > 0; at -= 1) {
    const other = Math.floor(draw() * (at + 1));
    [rest[at], rest[other]] = [rest[other]!, rest[at]!];
  }
  return [...rest, ...tail];
};

/** Best of three sets. Points are games; the match goes to the sets. */
export const generateTennisScore = (
  { segments, model }: League,
  { margin }: Expectation,
  draw: Draw,
): ScorePlan => {
  const spans = spansOf(segments);
  const events: ScoreEvent[] = [];
  const sets: [number, number] = [0, 0];
  // Two sets of three: the better player of a set wins the match more often than the set.
  const setChance2 = normalCdf((0.72 * margin) / model.marginDeviation);
  let segment = 0;
  for (; sets[0] < 2 && sets[1] < 2; segment += 1) {
    const winner = draw() < setChance2 ? 2 : 1;
    const chance = winner === 2 ? setChance2 : 1 - setChance2;
    const rank = Math.floor((draw() + (1 - chance)) * 0.57 * SETS.length);
    const order = drawOrder(SETS[Math.min(SETS.length - 1, rank)]!, draw);
    for (const [index, byWinner] of order.entries()) {
      const team = byWinner === (winner === 2) ? 2 : 1;
      const atMs = momentIn(spans[segment]!, (index + 0.3 + 0.6 * draw()) / order.length);
      events.push({ atMs, segment, team, points: 1 });
    }
    sets[winner - 1]! += 1;
  }
  return planOf(events, spans.slice(0, segment));
};
