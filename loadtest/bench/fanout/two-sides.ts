import { formatTopic } from '@lineboard/domain/lines/book/topic';
import { RECORD_FIELDS } from '@lineboard/domain/doors/wire/record-codec';
import { WIRE_VERSION } from '@lineboard/domain/doors/wire/wire-version';
import type { ChangeMessage, SnapshotMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { createSeededRandom } from '@lineboard/domain/testing/seeded-random';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { forkProcess } from '../forked-process.ts';
import { startGateway } from '../gateway-process.ts';
import { connectLiveSocket } from '../live/live-socket.ts';
import { BENCH_TOPIC } from '../made-up-board.ts';
import { moveMarket, WALK_SEED } from '../price-walk.ts';
import { createPushFeed, pushBoard, startBeat } from '../push-feed.ts';
import type { PlainServerRequest } from './plain-server.ts';

/** A server that clients hang on, and what moves its board. */
export interface Side {
  name: 'gateway' | 'socket.io';
  pid: number;
  port: number;
  origin: string;
  /**
   * Sends a change of this many lines to everybody who watches, with the time in it.
   * @returns when it was on its way, epoch milliseconds: the feed was answered, or the server was told to emit
   */
  move: (lines: number) => Promise<number>;
}

export interface TwoSides {
  ours: Side;
  /** Plain socket.io that is sent the same snapshot and the same messages. */
  theirs: Side;
  stop: () => Promise<void>;
}

/** The time of a move stands in a field of its lines that nothing else moves. */
const SENT_BEFORE_CUTOFF_MS = 6 * 3_600_000;
const CUTOFF_FIELD = RECORD_FIELDS.line.indexOf('periodWagerCutoffMs');
const ASK_EVERY_MS = 50;
export const SIDES_TOPIC = formatTopic(BENCH_TOPIC);

/** The time at which the message's first line was sent to the feed. */
export const readSentMs = ({ ops }: ChangeMessage): number | null => {
  for (const [, , , ...fields] of ops)
    for (let at = 0; at < fields.length; at += 2)
      if (fields[at] === CUTOFF_FIELD) return Number(fields[at + 1]) - SENT_BEFORE_CUTOFF_MS;
  return null;
};

/** What a page is sent: when it comes, and at a move of so many lines. */
const recordSamples = async (ours: Side, sizes: readonly number[]) => {
  let snapshot: SnapshotMessage | null = null;
  let change: ChangeMessage | null = null;
  const probe = await connectLiveSocket({
    ...ours,
    auth: { wireVersion: WIRE_VERSION },
    onEvent: (packet) => {
      const [event, message] = JSON.parse(packet.toString('utf8', 2)) as [string, never];
      if (event === 'snapshot') snapshot = message;
      else if (event === 'change') change = message;
    },
  });
  await probe.ask('subscribe', { topics: [{ topic: SIDES_TOPIC }] });
  const changes = new Map<number, ChangeMessage>();
  for (const lines of sizes) {
    change = null;
    while (snapshot === null || change === null) {
      await ours.move(lines);
      await sleep(ASK_EVERY_MS);
    }
    changes.set(lines, change);
  }
  probe.close();
  return { changes, snapshot, handshake: probe.handshake };
};

/**
 * The gateway as it is shipped, and plain socket.io beside it.
 * @param sizes of the moves, in lines
 */
export const startTwoSides = async (games: number, sizes: readonly number[]): Promise<TwoSides> => {
  const gateway = await startGateway({ LISTEN_BACKLOG: '4096' });
  const plain = forkProcess<PlainServerRequest, { port?: number }>(
    join(import.meta.dirname, 'plain-server.ts'),
  );
  let stopBeat = (): void => undefined;
  const stop = async (): Promise<void> => {
    stopBeat();
    await Promise.all([gateway.stop(), plain.stop()]);
  };
  try {
    const feed = createPushFeed(gateway.origin);
    await pushBoard(feed, games);
    stopBeat = startBeat(feed);
    const random = createSeededRandom(WALK_SEED);
    let next = 0;
    const ours: Side = {
      name: 'gateway',
      ...gateway,
      move: async (lines) => {
        const periodWagerCutoffMs = Date.now() + SENT_BEFORE_CUTOFF_MS;
        await feed.push(
          Array.from({ length: lines }, () => ({
            kind: 'line' as const,
            line: { ...moveMarket(next++ % games, 'spread', random), periodWagerCutoffMs },
          })),
        );
        return Date.now();
      },
    };
    const { changes, snapshot, handshake } = await recordSamples(ours, sizes);
    const { pingInterval, pingTimeout } = handshake;
    const port = (await plain.ask({ ask: 'listen', pingInterval, pingTimeout })).port!;
    await plain.ask({ ask: 'greet', snapshot });
    const theirs: Side = {
      name: 'socket.io',
      pid: plain.pid,
      port,
      origin: `http://127.0.0.1:${port}`,
      move: async (lines) => {
        const cutoffMs = Date.now() + SENT_BEFORE_CUTOFF_MS;
        const change = changes.get(lines)!;
        const ops = change.ops.map((op) =>
          op.map((field, at) => (op[at - 1] === CUTOFF_FIELD ? cutoffMs : field)),
        );
        await plain.ask({
          ask: 'load',
          messages: [{ atMs: 0, event: 'change', message: { ...change, ops } }],
        });
        const sentMs = Date.now();
        await plain.ask({ ask: 'broadcast' });
        return sentMs;
      },
    };
    return { ours, theirs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
