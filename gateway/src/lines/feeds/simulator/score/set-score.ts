import type { SetRules } from '@lineboard/domain/ground/sport/sport-row';
import { rulesOfLeague } from '@lineboard/domain/ground/sport/sports';
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

type Points = readonly [winner: number, loser: number];

/** Set scores from the one-sided to the close; which one it is follows from how one-sided the players are. */
const GAMES: readonly Points[] = [
  [6, 0],
  [6, 1],
  [6, 2],
  [6, 3],
  [6, 4],
  [6, 4],
  [7, 5],
  [7, 6],
];
const RALLIES: readonly Points[] = [
  [25, 14],
  [25, 16],
  [25, 18],
  [25, 20],
  [25, 21],
  [25, 22],
  [25, 23],
  [26, 24],
];

/** The same set, shorter by as many points for both. */
const shorten = ([won, lost]: Points, by: number): Points => [won - by, Math.max(0, lost - by)];

/** Draws the winner of each point of a set, in an order in which the set is not over before its last one. */
const drawOrder = ([won, lost]: Points, { points }: SetRules, draw: Draw): boolean[] => {
  const tail =
    won - lost === 1
      ? draw() < 0.5
        ? [true, false, true]
        : [false, true, true]
      : won > points
        ? [true, true]
        : [true];
  const wins = won - tail.filter(Boolean).length;
  const rest = Array.from({ length: won + lost - tail.length }, (_, index) => index < wins);
  for (let at = rest.length - 1; at > 0; at -= 1) {
    const other = Math.floor(draw() * (at + 1));
    [rest[at], rest[other]] = [rest[other]!, rest[at]!];
  }
  return [...rest, ...tail];
};

/** Sets until somebody has won enough of them. Points are what a set is won by; the match goes to the sets. */
export const generateSetScore = (league: League, { margin }: Expectation, draw: Draw): ScorePlan => {
  const { segments, model } = league;
  const rules = rulesOfLeague(league).sets!;
  const { points, toWin, decider } = rules;
  const ways = points === 6 ? GAMES : RALLIES;
  const spans = spansOf(segments);
  const events: ScoreEvent[] = [];
  const sets: [number, number] = [0, 0];
  // Over several sets the better side wins the match more often than a set.
  const setChance2 = normalCdf((0.72 * margin) / model.marginDeviation);
  let segment = 0;
  for (; Math.max(...sets) < toWin; segment += 1) {
    const winner = draw() < setChance2 ? 2 : 1;
    const chance = winner === 2 ? setChance2 : 1 - setChance2;
    const rank = Math.floor((draw() + (1 - chance)) * 0.57 * ways.length);
    const way = ways[Math.min(ways.length - 1, rank)]!;
    const isShort = !decider.countsAsOne && segment === decider.at;
    const by = isShort ? points - decider.points : 0;
    const order = drawOrder(shorten(way, by), { ...rules, points: points - by }, draw);
    for (const [index, byWinner] of order.entries()) {
      const team = byWinner === (winner === 2) ? 2 : 1;
      const atMs = momentIn(spans[segment]!, (index + 0.3 + 0.6 * draw()) / order.length);
      events.push({ atMs, segment, team, points: 1 });
    }
    sets[winner - 1]! += 1;
  }
  return planOf(events, spans.slice(0, segment));
};
