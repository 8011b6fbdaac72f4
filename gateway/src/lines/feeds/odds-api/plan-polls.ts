import { type HeldEvent, isOver, SCORED_FOR_MS } from './held-event.ts';
import { DAY_MS } from './request-budget.ts';

/** The calls that are repeated. */
export interface Poll {
  readonly sportKey: string;
  readonly what: 'odds' | 'scores';
  /** In requests of the key. */
  readonly cost: number;
  /** How often compared with the others; 0: not now. */
  readonly weight: number;
  /** When it was asked last; null: never. */
  readonly lastMs: number | null;
  /** Not sooner, since it was refused. */
  readonly notBeforeMs: number;
}

const HOUR_MS = 3_600_000;

/** The provider looks at bookmakers once a minute: more often it says the same. */
const LEAST_PERIOD_MS = 60_000;

/** No game goes on for so long. */
const LONGEST_GAME_MS = 12 * HOUR_MS;

/** Prices move, and are bet, most before the start. A sport without games is asked whether there are any. */
export const weighOdds = (events: readonly HeldEvent[], nowMs: number): number => {
  const untilStart = events.map(({ commenceMs }) => commenceMs - nowMs).filter((ms) => ms > 0);
  if (untilStart.length === 0) return 0.25;
  const nextMs = Math.min(...untilStart);
  if (nextMs <= HOUR_MS) return 12;
  if (nextMs <= 6 * HOUR_MS) return 4;
  return nextMs <= DAY_MS ? 2 : 1;
};

/** A game with bets that may be over is urgent; earlier finals are looked at again for corrections. */
export const weighScores = (events: readonly HeldEvent[], nowMs: number): number => {
  const begun = events.filter(({ commenceMs, league }) => league.isScored && commenceMs <= nowMs);
  if (begun.some((event) => !isOver(event) && nowMs - event.commenceMs < LONGEST_GAME_MS)) return 6;
  return begun.some(({ commenceMs }) => nowMs - commenceMs < SCORED_FOR_MS) ? 0.25 : 0;
};

/**
 * The poll that is due first, and when. What is left of the day's requests is spent evenly over what is left of the
 * day, each poll as often as its weight says; so the periods grow when there is little left, and nothing is asked that
 * could not be paid.
 * @returns null when none can be asked today
 */
export const nextPoll = <P extends Poll>(
  polls: readonly P[],
  leftToday: number,
  nowMs: number,
  leastPeriodMs = LEAST_PERIOD_MS,
): { poll: P; atMs: number } | null => {
  const dueMs = (Math.floor(nowMs / DAY_MS) + 1) * DAY_MS - nowMs;
  const wanted = polls.filter(({ weight, cost }) => weight > 0 && cost <= leftToday);
  const costs = wanted.reduce((sum, { weight, cost }) => sum + weight * cost, 0);
  let next: { poll: P; atMs: number } | null = null;
  for (const poll of wanted) {
    const periodMs = Math.max(leastPeriodMs, (costs / poll.weight / leftToday) * dueMs);
    const atMs = Math.max(poll.lastMs === null ? nowMs : poll.lastMs + periodMs, poll.notBeforeMs);
    if (next === null || atMs < next.atMs) next = { poll, atMs };
  }
  return next;
};
