import { rowOfSport } from '@lineboard/domain/ground/sport/sports';
import { UNTOLD } from '@lineboard/domain/ground/score/untold';
import type { FeedScore } from '../timeline/timeline-entity.ts';
import { personOf } from './leagues/person-names.ts';
import { drawsOf, unit } from './random.ts';
import type { ScheduledGame } from './schedule/scheduled-game.ts';
import { generateScore } from './score/generate-score.ts';
import { clockAt, scoreAt } from './score/score-at.ts';
import { situationAt } from './score/situation-at.ts';
import type { Expectation, ScorePlan } from './score/score-plan.ts';

const MINUTE_MS = 60_000;

/** Rare things, as shares of all games: often enough to be met in a day of a busy book. */
const POSTPONED_SHARE = 0.006;
const CORRECTED_SHARE = 0.015;
const LATE_PITCHER_SHARE = 0.04;

/** How a game goes: everything but its prices. Drawn when it is first asked for, since most games lie ahead. */
export interface GameCourse {
  readonly postponed: boolean;
  readonly plan: ScorePlan;
  readonly endMs: number;
  /** When a wrong first final is put right; null when the first was right. */
  readonly correctedMs: number | null;
  listedPitchers(): readonly [string, string] | null;
  /** null before kick-off. */
  scoreAt(bookMs: number): FeedScore | null;
  nextScoreMs(bookMs: number): number;
}

export const createGameCourse = (
  game: ScheduledGame,
  expected: Expectation,
  clockStepMs: number,
): GameCourse => {
  const { league, key, kickoffMs, gameNum } = game;
  const postponed = !isIndoors(game) && unit(key, 81) < POSTPONED_SHARE;
  const corrected =
    !postponed && league.scoring !== 'fight' && league.scoring !== 'sets' && unit(key, 82) < CORRECTED_SHARE;
  let drawn: ScorePlan | null = null;
  const planOf = (): ScorePlan => (drawn ??= generateScore(league, expected, drawsOf(key, 80)));
  const endMs = (): number => kickoffMs + planOf().endMs;
  const correctedMs = (): number | null =>
    corrected ? endMs() + Math.round((4 + 8 * unit(key, 83)) * MINUTE_MS) : null;

  const listed = (): readonly [string, string] | null =>
    league.scoring === 'baseball' ? [personOf(key, 91), personOf(key, 92)] : null;
  const starters = (): readonly [string, string] | null => {
    const names = listed();
    if (names === null) return null;
    return [1, 2].map((team) =>
      unit(key, 93, team) < LATE_PITCHER_SHARE ? personOf(key, 94, team) : names[team - 1]!,
    ) as [string, string];
  };

  return {
    postponed,
    get plan() {
      return planOf();
    },
    get endMs() {
      return postponed ? kickoffMs : endMs();
    },
    get correctedMs() {
      return correctedMs();
    },
    listedPitchers: listed,
    scoreAt: (bookMs) => {
      if (bookMs < kickoffMs) return null;
      const pitchers = postponed ? null : starters();
      const base = {
        gameNum,
        startingPitcher1: pitchers?.[0] ?? null,
        startingPitcher2: pitchers?.[1] ?? null,
        ...UNTOLD,
        situation: null,
      };
      if (postponed) return { ...base, phase: 'postponed', clock: '', score1: 0, score2: 0, segments: [] };
      const elapsedMs = bookMs - kickoffMs;
      const now = scoreAt(league, planOf(), elapsedMs);
      if (bookMs < endMs()) {
        const toldMs = lastClockMs(planOf(), elapsedMs, clockStepMs);
        return {
          ...base,
          ...now,
          phase: 'live',
          clock: clockAt(league, planOf(), toldMs),
          situation: situationAt(league, key, planOf(), toldMs),
        };
      }
      const righted = correctedMs();
      const wrong = righted !== null && bookMs < righted;
      return { ...base, ...(wrong ? miscount(now) : now), phase: 'final', clock: '' };
    },
    nextScoreMs: (bookMs) => {
      if (bookMs < kickoffMs) return kickoffMs;
      if (postponed) return Infinity;
      const elapsedMs = bookMs - kickoffMs;
      if (bookMs >= endMs()) {
        const righted = correctedMs();
        return righted !== null && bookMs < righted ? righted : Infinity;
      }
      const event = planOf().events.find(({ atMs }) => atMs > elapsedMs);
      const edge = edgesOf(planOf()).find((atMs) => atMs > elapsedMs) ?? Infinity;
      const tick = (Math.floor(elapsedMs / clockStepMs) + 1) * clockStepMs;
      return kickoffMs + Math.min(event?.atMs ?? Infinity, edge, tick);
    },
  };
};

const isIndoors = ({ league }: ScheduledGame): boolean => !rowOfSport(league.sportType).isOutdoors;

const edgesOf = ({ segments }: ScorePlan): number[] =>
  segments.flatMap(({ startMs, endMs }) => [startMs, endMs]);

/** The moment that the shown clock belongs to: it is told with every score, start and end, and now and then between. */
const lastClockMs = (plan: ScorePlan, elapsedMs: number, clockStepMs: number): number => {
  let lastMs = Math.floor(elapsedMs / clockStepMs) * clockStepMs;
  for (const { atMs } of plan.events) if (atMs <= elapsedMs) lastMs = Math.max(lastMs, atMs);
  for (const atMs of edgesOf(plan)) if (atMs <= elapsedMs) lastMs = Math.max(lastMs, atMs);
  return lastMs;
};

/** One point too many for the winner: wrong for totals and some spreads, never for who won. */
const miscount = <T extends Pick<FeedScore, 'score1' | 'score2' | 'segments'>>(score: T): T => {
  const first = score.score1 >= score.score2;
  const last = score.segments.length - 1;
  const segments = score.segments.map(([team1, team2], index): readonly [number, number] =>
    index === last ? [team1 + Number(first), team2 + Number(!first)] : [team1, team2],
  );
  return { ...score, segments, score1: score.score1 + Number(first), score2: score.score2 + Number(!first) };
};
