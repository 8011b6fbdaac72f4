import { setTimeout as sleep } from 'node:timers/promises';
import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import { BENCH_FEED } from './gateway-process.ts';
import { BENCH_SPORT, createBenchGame, createBenchLine } from './made-up-board.ts';

export type PushedChange = Extract<FeedChange, { kind: 'game' | 'line' }>;

export interface PushFeed {
  /** Nothing to say is a sign of life. Batches are sent one after the other, in the order of the calls. */
  push(changes: readonly PushedChange[]): Promise<void>;
  /** Everything that the feed knows, in as many parts as it takes. */
  pushImage(changes: readonly PushedChange[]): Promise<void>;
  /** The sequence of the last batch that was sent: another line mover goes on from here. */
  lastSequence(): number;
}

type ImagePart = 'begin' | 'part' | 'end';

const LEADS_WITHIN_MS = 15_000;

/** The most rows of one batch: docs/feed-push.md. */
const MOST_ROWS = 1_000;

/** @param body a batch. @returns status 0: no answer came */
export type PostBatch = (body: string) => Promise<{ status: number; body: string }>;

export interface PushFeedOptions {
  /** The way that batches go now; HTTP unless it says another. */
  way?: { post?: PostBatch };
  feed?: { feedId: string; token: string };
  /** The feed's batches so far: the next one has a higher number. */
  lastSequence?: number;
}

/**
 * The bench's own line mover: pushes changes over the documented HTTP feed.
 * @param origins of gateways: each is tried until one runs the feeds
 */
export const createPushFeed = (
  origins: string | readonly string[],
  { feed = BENCH_FEED, lastSequence = 0, way = {} }: PushFeedOptions = {},
): PushFeed => {
  const gateways = [origins].flat();
  let leader = 0;
  let sequence = lastSequence;
  let last: Promise<void> = Promise.resolve();

  const send = async (changes: readonly PushedChange[], image: boolean | ImagePart): Promise<void> => {
    sequence += 1;
    const batch = { batchId: `bench-${sequence}`, sequence, image, rows: changes.map(createRow) };
    const body = JSON.stringify(batch);
    const post = async (): Promise<{ status: number; body: string }> => {
      if (way.post !== undefined) return way.post(body);
      try {
        const answer = await fetch(`${gateways[leader]}/api/feed/${feed.feedId}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${feed.token}`, 'content-type': 'application/json' },
          body,
        });
        return { status: answer.status, body: await answer.text() };
      } catch (error) {
        return { status: 0, body: String((error as Error).cause ?? error) };
      }
    };
    const isElsewhere = ({ status, body }: { status: number; body: string }): boolean =>
      status === 0 || (status === 503 && body.includes('notRunningHere'));
    let answer = await post();
    // docs/feed-push.md: nothing was changed, the same batch again. A gateway that has just started leads in a moment.
    const giveUpMs = performance.now() + LEADS_WITHIN_MS;
    while (isElsewhere(answer) && performance.now() < giveUpMs) {
      leader = (leader + 1) % gateways.length;
      await sleep(100);
      answer = await post();
    }
    if (answer.status !== 200) throw new Error(`the feed was refused with ${answer.status}: ${answer.body}`);
    const { refused } = JSON.parse(answer.body) as { refused: unknown[] };
    if (refused.length > 0) throw new Error(`rows were refused: ${JSON.stringify(refused.slice(0, 3))}`);
  };
  const queue = (act: () => Promise<void>): Promise<void> => {
    const sent = last.then(act);
    last = sent.catch(() => undefined);
    return sent;
  };
  const sendImage = async (changes: readonly PushedChange[]): Promise<void> => {
    if (changes.length <= MOST_ROWS) return send(changes, true);
    for (let from = 0; from < changes.length; from += MOST_ROWS) {
      const isLast = from + MOST_ROWS >= changes.length;
      await send(changes.slice(from, from + MOST_ROWS), from === 0 ? 'begin' : isLast ? 'end' : 'part');
    }
  };

  return {
    push: (changes) => queue(() => send(changes, false)),
    pushImage: (changes) => queue(() => sendImage(changes)),
    lastSequence: () => sequence,
  };
};

/** A game as a row of the push feed: flat, and the address says whose game it is. */
const createRow = (change: PushedChange): object => {
  if (change.kind === 'line') return { kind: 'line', ...change.line };
  const { feedId: _, ...game } = change.game;
  return { kind: 'game', ...game };
};

const BEAT_EVERY_MS = 1_000;

/** Keeps a feed that has nothing to say from being held as silent. @returns how to stop */
export const startBeat = (feed: PushFeed): (() => void) => {
  const timer = setInterval(() => void feed.push([]).catch(console.error), BEAT_EVERY_MS);
  return () => clearInterval(timer);
};

/** Pushes a whole image: this many games with a full-game line each, the leagues in turns. */
export const pushBoard = (
  feed: PushFeed,
  games: number,
  leagues: readonly string[] = [BENCH_SPORT.sportSubType],
): Promise<void> => {
  const nowMs = Date.now();
  const board = Array.from({ length: games }, (_, index): PushedChange[] => [
    { kind: 'game', game: createBenchGame(index, nowMs, leagues[index % leagues.length]) },
    { kind: 'line', line: createBenchLine(index, nowMs) },
  ]);
  return feed.pushImage(board.flat());
};
