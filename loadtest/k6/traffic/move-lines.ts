import exec from 'k6/execution';
import http from 'k6/http';
import { sleep } from 'k6';
import { Rate } from 'k6/metrics';
import { movesLines, moverThresholds, settings, timeThresholds } from '../settings.ts';

const pushed = new Rate('feed_pushed');

/**
 * A message of the live socket doesn't say when its change was made. The mover says it in a field that nothing here
 * depends on: betting closes this long after the change was sent.
 */
export const SENT_BEFORE_CUTOFF_MS = 6 * 3_600_000;

/** It keeps a run from being green with half of its load. */
const LEFT_OUT_SHARE = 0.02;
/** A gateway that runs the feeds is found within this many tries of each. */
const TRIES = 40;
const NEXT_TRY_SECONDS = 0.1;

export interface MovingOptions {
  pushesPerSecond: number;
  seconds: number;
}

/** The line mover of a run, as one of k6's scenarios; none where the run moves no lines. */
export const moveScenario = ({ pushesPerSecond, seconds }: MovingOptions) =>
  movesLines
    ? {
        move: {
          executor: 'constant-arrival-rate',
          exec: 'move',
          rate: pushesPerSecond,
          duration: `${seconds}s`,
          // Batches of a feed come one after the other: one mover.
          preAllocatedVUs: 1,
          maxVUs: 1,
        },
      }
    : {};

/** Every push is taken, and in time: the one mover leaves a push out when the one before took longer than its turn. */
export const moveThresholds = ({ pushesPerSecond, seconds }: MovingOptions): Record<string, string[]> =>
  moverThresholds({
    feed_pushed: ['rate==1'],
    ...timeThresholds({
      'dropped_iterations{scenario:move}': [
        `count<=${Math.ceil(pushesPerSecond * seconds * LEFT_OUT_SHARE)}`,
      ],
    }),
  });

let sequence = settings.feedSequence;
let leader = 0;

/** One batch: so many lines of the board move, of so many games. */
export const moveLines = (changes: number, games = settings.games): void => {
  const turn = exec.scenario.iterationInTest;
  const price = 105 + (turn % 50);
  const periodWagerCutoffMs = Date.now() + SENT_BEFORE_CUTOFF_MS;
  const rows = Array.from({ length: changes }, (_, at) => ({
    kind: 'line',
    gameNum: settings.firstGameNum + ((turn * changes + at) % games),
    periodNumber: 0,
    store: settings.store,
    spreadAdj1: -price,
    spreadAdj2: price - 5,
    periodWagerCutoffMs,
  }));
  sequence += 1;
  pushed.add(pushToLeader(JSON.stringify({ batchId: `k6-${sequence}`, sequence, rows }), rows.length));
};

/** The same batch to one gateway after the other, until the one that runs the feeds takes it (docs/feed-push.md). */
const pushToLeader = (batch: string, rows: number): boolean => {
  const { feedOrigins, feedId, feedToken } = settings;
  const headers = { Authorization: `Bearer ${feedToken}`, 'Content-Type': 'application/json' };
  for (let tries = 0; tries < TRIES * feedOrigins.length; tries += 1) {
    const answer = http.post(`${feedOrigins[leader]}/api/feed/${feedId}`, batch, { headers });
    if (answer.status === 200 && answer.json('taken') === rows) return true;
    if (answer.status !== 0 && answer.status !== 503) {
      console.error(`${answer.status}: ${JSON.stringify(answer.body)}`);
      return false;
    }
    leader = (leader + 1) % feedOrigins.length;
    if (leader === 0) sleep(NEXT_TRY_SECONDS);
  }
  console.error('no gateway runs the feed');
  return false;
};
