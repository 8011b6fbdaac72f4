import { createFeedScore } from '@lineboard/domain/testing/feed-fixtures';
import { describe, expect, it } from 'vitest';
import type { HeldEvent } from './held-event.ts';
import { findLeague } from './leagues.ts';
import { nextPoll, type Poll, weighOdds, weighScores } from './plan-polls.ts';
import { shareOfDay } from './request-budget.ts';

const HOUR_MS = 3_600_000;
const DAY_START_MS = Date.UTC(2031, 8, 7);
const NOON_MS = DAY_START_MS + 12 * HOUR_MS;

const poll = (fields: Partial<Poll> = {}): Poll => ({
  sportKey: 'baseball_mlb',
  what: 'odds',
  cost: 3,
  weight: 1,
  lastMs: null,
  notBeforeMs: 0,
  ...fields,
});
const event = (fields: Partial<HeldEvent>): HeldEvent => ({
  gameNum: 1,
  eventId: 'e',
  sportKey: 'baseball_mlb',
  homeTeam: 'H',
  awayTeam: 'A',
  commenceMs: NOON_MS,
  league: findLeague('baseball_mlb')!,
  markets: new Map(),
  polledMs: 0,
  score: null,
  scoreUpdatedMs: null,
  ...fields,
});
const final = createFeedScore({ gameNum: 1, phase: 'final' });

/** Asks what is due until the day is over. @returns how often each was asked, and what it cost */
const playDay = (polls: Poll[], budget: number) => {
  let [nowMs, left] = [DAY_START_MS, budget];
  const asked = new Map<string, number>();
  for (;;) {
    const next = nextPoll(polls, left, nowMs);
    if (next === null || next.atMs >= DAY_START_MS + 24 * HOUR_MS) return { asked, spent: budget - left };
    nowMs = next.atMs;
    left -= next.poll.cost;
    asked.set(next.poll.sportKey, (asked.get(next.poll.sportKey) ?? 0) + 1);
    const at = polls.indexOf(next.poll);
    polls[at] = { ...next.poll, lastMs: nowMs };
  }
};

describe('the plan of polls', () => {
  it.each([16, 100, 1_000, 3_333])('spends a day’s %i requests over the day, and never more', (budget) => {
    const { spent } = playDay([poll(), poll({ sportKey: 'icehockey_nhl', weight: 4 })], budget);
    expect(spent).toBeLessThanOrEqual(budget);
    expect(spent).toBeGreaterThan(budget * 0.8);
  });

  it('asks for what is near more often, as the weights say', () => {
    const { asked } = playDay([poll(), poll({ sportKey: 'icehockey_nhl', weight: 4 })], 1_500);
    const ratio = asked.get('icehockey_nhl')! / asked.get('baseball_mlb')!;
    expect(ratio).toBeGreaterThan(3.5);
    expect(ratio).toBeLessThan(4.5);
  });

  it('asks nothing more often than once a minute, however rich the budget', () => {
    const next = nextPoll([poll({ lastMs: NOON_MS })], 1_000_000, NOON_MS);
    expect(next?.atMs).toBe(NOON_MS + 60_000);
  });

  it('asks nothing that can’t be paid, and nothing that has no weight', () => {
    expect(nextPoll([poll()], 2, NOON_MS)).toBeNull();
    expect(nextPoll([poll({ weight: 0 })], 100, NOON_MS)).toBeNull();
    expect(nextPoll([poll(), poll({ what: 'scores', cost: 2 })], 2, NOON_MS)?.poll.what).toBe('scores');
  });

  it('asks at once what was never asked, unless it was refused', () => {
    expect(nextPoll([poll()], 100, NOON_MS)?.atMs).toBe(NOON_MS);
    expect(nextPoll([poll({ notBeforeMs: NOON_MS + 5 })], 100, NOON_MS)?.atMs).toBe(NOON_MS + 5);
  });

  it.each([
    [[], 0.25],
    [[-1], 0.25],
    [[HOUR_MS], 12],
    [[-1, 6 * HOUR_MS, 48 * HOUR_MS], 4],
    [[24 * HOUR_MS], 2],
    [[25 * HOUR_MS], 1],
  ])('weighs odds by the next game, %j ms from now: %d', (starts, weight) => {
    const events = starts.map((ms) => event({ commenceMs: NOON_MS + ms }));
    expect(weighOdds(events, NOON_MS)).toBe(weight);
  });

  it('asks for scores of games that are played, seldom for corrections, never for others', () => {
    expect(weighScores([event({ commenceMs: NOON_MS + 1 })], NOON_MS)).toBe(0);
    expect(weighScores([event({})], NOON_MS)).toBe(6);
    expect(weighScores([event({ score: final })], NOON_MS)).toBe(0.25);
    expect(weighScores([event({})], NOON_MS + 13 * HOUR_MS)).toBe(0.25);
    expect(weighScores([event({ score: final })], NOON_MS + 73 * HOUR_MS)).toBe(0);
    expect(weighScores([event({ league: findLeague('boxing_boxing')! })], NOON_MS)).toBe(0);
  });
});

it.each([
  [500, 0, 31, 16],
  [500, 16, 30, 16],
  [500, 490, 20, 0],
  [500, 600, 20, 0],
  [500, 100, 1, 400],
])('a day’s share of %i a month, %i spent and %i days to go, is %i', (monthly, spent, days, share) => {
  expect(shareOfDay(monthly, spent, days)).toBe(share);
});
