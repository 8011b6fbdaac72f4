import type { League } from '../leagues/league.ts';
import type { Draw } from '../random.ts';
import {
  type Expectation,
  momentIn,
  planOf,
  pointsOf,
  type ScoreEvent,
  type ScorePlan,
  type SegmentSpan,
  spansOf,
  withOvertime,
} from './score-plan.ts';

/** A way to score and how often it is the one. */
type Ways = ReadonlyArray<readonly [points: number, share: number]>;

interface Possessions {
  /** Chances of one team in a regulation game; fewer chances make the same mean more scattered. */
  perTeam: number;
  ways: Ways;
}

const FOOTBALL: Possessions = {
  perTeam: 11,
  ways: [
    [7, 0.58],
    [3, 0.34],
    [6, 0.04],
    [8, 0.03],
    [2, 0.01],
  ],
};
const BASKETBALL: Possessions = {
  perTeam: 70,
  ways: [
    [2, 0.62],
    [3, 0.28],
    [1, 0.1],
  ],
};

/** Converted tries, tries and kicks at goal. */
const RUGBY: Possessions = {
  perTeam: 12,
  ways: [
    [7, 0.42],
    [5, 0.16],
    [3, 0.42],
  ],
};
const POSSESSIONS = { football: FOOTBALL, basketball: BASKETBALL, rugby: RUGBY };
export type PossessionKind = keyof typeof POSSESSIONS;

const meanOf = (ways: Ways): number => ways.reduce((sum, [points, share]) => sum + points * share, 0);

const drawPoints = (ways: Ways, draw: Draw): number => {
  let rest = draw();
  for (const [points, share] of ways) {
    rest -= share;
    if (rest < 0) return points;
  }
  return ways[0]![0];
};

/** Football, rugby and basketball: both teams get the same number of chances, in turn, and use some of them. */
export const generatePossessionScore = (
  kind: PossessionKind,
  league: League,
  expected: Expectation,
  draw: Draw,
): ScorePlan => {
  const { perTeam, ways } = POSSESSIONS[kind];
  // College games have fewer points from about as many fewer chances.
  const chances = kind === 'basketball' ? Math.round((perTeam * expected.total) / 226) : perTeam;
  let spans = spansOf(league.segments);
  const events: ScoreEvent[] = [];
  const rateOf = (team: 1 | 2): number => {
    const points = (expected.total + (team === 2 ? expected.margin : -expected.margin)) / 2;
    return Math.min(0.95, Math.max(0.05, points / (chances * meanOf(ways))));
  };
  const play = (span: SegmentSpan, segment: number, from: number, to: number): void => {
    for (let chance = from; chance < to; chance += 1) {
      for (const team of [1, 2] as const) {
        if (draw() >= rateOf(team)) continue;
        const fraction = (chance - from + (team === 1 ? 0 : 0.5) + draw() * 0.5) / (to - from);
        events.push({ atMs: momentIn(span, fraction), segment, team, points: drawPoints(ways, draw) });
      }
    }
  };
  for (const [segment, span] of spans.entries()) {
    const bound = (index: number): number => Math.round((chances * index) / spans.length);
    play(span, segment, bound(segment), bound(segment + 1));
  }
  if (league.overtime === 'none' || !isLevel(events)) return planOf(events, spans);
  spans = withOvertime(spans, 'OT', 20 * 60_000);
  const overtime = spans.length - 1;
  const span = spans[overtime]!;
  if (kind === 'basketball') play(span, overtime, 0, Math.max(4, Math.round(chances / 9)));
  const stillLevel = isLevel(events);
  // In a league whose overtime may end level one game in twelve of them does.
  if (stillLevel && (league.overtime === 'untilDecided' || draw() > 1 / 12)) {
    const team = draw() < rateOf(2) / (rateOf(1) + rateOf(2)) ? 2 : 1;
    const points = kind === 'football' ? (draw() < 0.5 ? 3 : 6) : 2;
    events.push({ atMs: momentIn(span, 1), segment: overtime, team, points });
  }
  return planOf(events, spans);
};

const isLevel = (events: readonly ScoreEvent[]): boolean => {
  const [team1, team2] = pointsOf(events);
  return team1 === team2;
};
