import { formatTopic } from '@lineboard/domain/lines/book/topic';
import { createLiveSocket } from '@lineboard/workers/socket/live-socket';
import type { LiveEvent } from '@lineboard/workers/socket/socket-event';
import { Subject } from 'rxjs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLineMover, type LineMover, MOVER_FEED } from '../../../e2e/book/line-mover.ts';
import { gameRow, lineRow, moveRow } from '../../../e2e/book/pushed-games.ts';
import { type GatewayUnderTest, startGateway } from '../../../e2e/book/start-gateway.ts';
import { type CuttingProxy, startCuttingProxy } from '../../../testing/cutting-proxy.ts';
import { createSeededRandom } from '@lineboard/domain/testing/seeded-random';
import { openWorker } from '../../../testing/open-worker.ts';
import { createLive } from './create-live.ts';
import { joinLiveAndWorker } from './join-live-and-worker.ts';

const TOPIC = formatTopic({ kind: 'lines', store: 'main', sportType: 'Football', sportSubType: 'NFL' });
const GAMES = Array.from({ length: 24 }, (_, at) => 1_001 + at);
const PAGES = 3;
const RUN_MS = 4_000;
const STEP_MS = 20;
/** The gateway's default: the last change has been sent within it. */
const CONFLATION_MS = 50;

let gateway: GatewayUnderTest;
let mover: LineMover;
let proxy: CuttingProxy;

beforeAll(async () => {
  gateway = await startGateway({
    FEED: 'push',
    FEED_PUSH_TOKENS: `${MOVER_FEED.feedId}:${MOVER_FEED.token}`,
    PULSE_MS: '250',
  });
  mover = createLineMover(gateway.origin);
  proxy = await startCuttingProxy(Number(new URL(gateway.origin).port));
});
afterAll(async () => {
  mover.stop();
  await proxy.close();
  await gateway.stop();
});

/** The worker with its socket and engine, and the page that drives it; it keeps the quote of every game. */
const openPage = (url: string, isLost: () => boolean) => {
  const counts = { connected: 0, snapshots: 0, changes: 0, lost: 0 };
  const quotes = new Map<string, unknown>();
  const link = openWorker((hear) =>
    createLiveSocket((event) => {
      if (event.kind === 'connected') counts.connected += 1;
      if (event.kind === 'snapshot') counts.snapshots += 1;
      if (event.kind === 'change') counts.changes += 1;
      const isData = event.kind === 'change' || event.kind === 'snapshot';
      if (isData && isLost()) counts.lost += 1;
      else hear(event);
    }, url),
  );
  link.frames$.subscribe((frame) => {
    for (const [key, watched] of frame.quotes) quotes.set(key, watched);
    link.send({ kind: 'drawn' });
  });
  const live = createLive({ socket: link.socket, wake$: new Subject() });
  const leave = joinLiveAndWorker(live, link);
  void link.commands.hold([TOPIC]);
  void link.commands.watch(
    GAMES.map((gameNum) => ({ type: 'G', gameNum, periodNumber: 0, market: 'M', side: 'team1' })),
  );
  live.start();
  const close = (): void => {
    leave();
    live.stop();
    link.close();
  };
  return { quotes, counts, close };
};

it('a socket says whose page it is, and the page learns it when it doesn’t know yet', async () => {
  const heard: LiveEvent[] = [];
  const socket = createLiveSocket((event) => heard.push(event), gateway.origin);
  const told = { kind: 'customer', event: { kind: 'session', page: 'visitor' } };
  for (const [page, events] of [
    ['starting', [told]],
    ['visitor', []],
  ] as const) {
    heard.length = 0;
    socket.connect(page);
    await vi.waitFor(() => expect(heard.filter(({ kind }) => kind === 'pulse')).toHaveLength(2));
    expect(heard.filter(({ kind }) => kind === 'customer')).toEqual(events);
    socket.disconnect();
  }
});

it.each([1, 2, 3])(
  'pages whose sockets are cut, stalled and lose messages end with the book of the gateway (seed %i)',
  async (seed) => {
    const random = createSeededRandom(seed);
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
    const football = { sportType: 'Football', sportSubType: 'NFL' } as const;
    const add = (gameNum: number) => [
      gameRow({ gameNum, ...football, team1Id: `Visitors ${gameNum}`, team2Id: `Hosts ${gameNum}` }),
      lineRow(gameNum),
    ];
    await mover.image(GAMES.flatMap(add));
    let isBroken = true;
    let lossRate = 0.08;
    const pages = Array.from({ length: PAGES }, () =>
      openPage(proxy.url, () => isBroken && random() < lossRate),
    );

    const gone = new Set<number>();
    let cuts = 0;
    // A slow machine may need longer until a connection is cut.
    for (const endAt = Date.now() + RUN_MS; Date.now() < endAt || cuts === 0; ) {
      const gameNum = pick(GAMES);
      if (gone.delete(gameNum)) await mover.push(...add(gameNum));
      else if (random() < 0.03) {
        gone.add(gameNum);
        await mover.push({ kind: 'removeGame', gameNum });
      } else {
        const price = 100 + Math.floor(random() * 400);
        const moneyLineStatus = pick(['O', 'O', 'O', 'H', 'I']);
        await mover.push(moveRow(gameNum, { moneyLine1: price, moneyLine2: -price, moneyLineStatus }));
      }
      const mishap = random();
      if (mishap < 0.02) cuts += proxy.cut();
      else if (mishap < 0.04) proxy.stall();
      else if (mishap < 0.14) proxy.flow();
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    }
    // After the last changes nothing follows by which a page could notice that they are missing.
    lossRate = 1;
    proxy.flow();
    for (const gameNum of GAMES.filter((each) => !gone.has(each)))
      await mover.push(moveRow(gameNum, { moneyLine1: 555, moneyLine2: -555 }));
    await new Promise((resolve) => setTimeout(resolve, CONFLATION_MS * 2));
    isBroken = false;

    const observer = openPage(gateway.origin, () => false);
    try {
      const sorted = (quotes: Map<string, unknown>) =>
        Object.fromEntries([...quotes].toSorted(([a], [b]) => a.localeCompare(b)));
      await vi.waitFor(
        () => {
          expect(observer.quotes.size).toBe(GAMES.length);
          for (const { quotes } of pages) expect(sorted(quotes)).toEqual(sorted(observer.quotes));
        },
        { timeout: 25_000, interval: 100 },
      );
      const total = (name: keyof (typeof pages)[number]['counts']): number =>
        pages.reduce((sum, { counts }) => sum + counts[name], 0);
      // The test isn't vacuous: the connection was cut and came back, and a loss would have shown.
      expect(cuts).toBeGreaterThan(0);
      expect(total('connected')).toBeGreaterThan(PAGES);
      expect(total('lost')).toBeGreaterThan(0);
      expect(total('changes')).toBeGreaterThan(100);
    } finally {
      for (const { close } of [...pages, observer]) close();
    }
  },
);
