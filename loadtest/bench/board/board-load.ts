import { formatTopic } from '@lineboard/domain/lines/book/topic';
import { createSeededRandom } from '@lineboard/domain/testing/seeded-random';
import type { ChangeMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { decodeOps } from '@lineboard/domain/doors/wire/record-codec';
import { WIRE_VERSION } from '@lineboard/domain/doors/wire/wire-version';
import { connectLiveSocket } from '../live/live-socket.ts';
import { BENCH_STORE, BENCH_TOPIC, gameNumAt } from '../made-up-board.ts';
import { startPacedLoop } from '../paced-loop.ts';
import { moveMarket, WALK_SEED, type WalkingMarket } from '../price-walk.ts';
import type { PushedChange, PushFeed } from '../push-feed.ts';

/** A price that was sent once only, so that the cell that shows it shows this change. */
export interface Marker {
  gameNum: number;
  text: string;
  /** Handed to the feed; seen on the wire by a client outside the browser (null until then). */
  fedAtMs: number;
  sentAtMs: number | null;
}

export interface BoardLoad {
  /** Games that get the share of changes that is on screen. */
  show(firstIndex: number, games: number): void;
  /** Games whose visitor moneyline carries markers and nothing else. */
  mark(indexes: readonly number[]): void;
  takeMarkers(): Marker[];
  /** @returns changes a second over the whole run */
  stop(): Promise<number>;
}

const STEP_MS = 25;
/** A marker every other step: 20 a second. */
const STEPS_PER_MARKER = 2;
const SHARE_ON_SCREEN = 0.3;
const MARKER_PRICES = { first: 1_000, last: 9_999 } as const;
const MARKETS: readonly WalkingMarket[] = ['spread', 'moneyLine', 'total'];

/** Pushes changes at a steady rate and watches, as one more client, when they go out. */
export const startBoardLoad = async (
  feed: PushFeed,
  gateway: { port: number; origin: string },
  games: number,
  changesPerSecond: number,
): Promise<BoardLoad> => {
  const random = createSeededRandom(WALK_SEED);
  const perStep = Math.round((changesPerSecond * STEP_MS) / 1_000);
  let onScreen = { first: 0, games: 1 };
  let marked: readonly number[] = [];
  let markers: Marker[] = [];
  const unsent = new Map<string, Marker>();
  let nextPrice: number = MARKER_PRICES.first;
  let steps = 0;
  let pushed = 0;

  const watcher = await connectLiveSocket({
    ...gateway,
    auth: { wireVersion: WIRE_VERSION },
    onEvent: (packet) => {
      const atMs = Date.now();
      const text = packet.toString('utf8', 2);
      if (unsent.size === 0 || !text.startsWith('["change"')) return;
      for (const op of decodeOps((JSON.parse(text) as [string, ChangeMessage])[1].ops)) {
        if (op.op !== 'patch' || op.kind !== 'line' || op.fields.moneyLine1 === undefined) continue;
        const key = `${op.key}:${op.fields.moneyLine1}`;
        const marker = unsent.get(key);
        if (marker !== undefined) marker.sentAtMs = atMs;
        unsent.delete(key);
      }
    },
  });
  await watcher.ask('subscribe', { topics: [{ topic: formatTopic(BENCH_TOPIC) }] });

  const createMarker = (): PushedChange | null => {
    const index = marked[steps % marked.length];
    if (index === undefined) return null;
    const price = nextPrice;
    nextPrice = price === MARKER_PRICES.last ? MARKER_PRICES.first : price + 1;
    const marker: Marker = {
      gameNum: gameNumAt(index),
      text: String(price),
      fedAtMs: Date.now(),
      sentAtMs: null,
    };
    markers.push(marker);
    unsent.set(`${marker.gameNum}.0:${price}`, marker);
    return {
      kind: 'line',
      line: { gameNum: marker.gameNum, periodNumber: 0, store: BENCH_STORE, moneyLine1: price },
    };
  };

  const createChange = (): PushedChange => {
    const index =
      random() < SHARE_ON_SCREEN
        ? onScreen.first + Math.floor(random() * onScreen.games)
        : Math.floor(random() * games);
    const market = MARKETS[Math.floor(random() * MARKETS.length)]!;
    const free = market === 'moneyLine' && marked.includes(index) ? 'total' : market;
    return { kind: 'line', line: moveMarket(Math.min(games - 1, index), free, random) };
  };

  const startMs = performance.now();
  const loop = startPacedLoop(STEP_MS, async () => {
    steps += 1;
    const changes = Array.from({ length: perStep }, createChange);
    const marker = steps % STEPS_PER_MARKER === 0 ? createMarker() : null;
    if (marker !== null) changes.push(marker);
    pushed += changes.length;
    await feed.push(changes);
  });

  return {
    show: (first, count) => {
      onScreen = { first, games: count };
    },
    mark: (indexes) => {
      marked = indexes;
      markers = [];
      unsent.clear();
    },
    takeMarkers: () => {
      const taken = markers;
      markers = [];
      return taken;
    },
    stop: async () => {
      await loop.stop();
      watcher.close();
      return (pushed * 1_000) / (performance.now() - startMs);
    },
  };
};
