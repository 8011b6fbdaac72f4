/**
 * A board of 10,000 lines at 2,000 changes a second in headless Chromium, compared with a hand-written DOM floor that
 * reads the same socket. Pages take turns: floor, ours, floor, ours. `--minutes 30` watches our page's memory instead.
 */
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatTopic } from '@lineboard/domain/lines/book/topic';
import { WIRE_VERSION } from '@lineboard/domain/doors/wire/wire-version';
import { startBoardLoad } from './board/board-load.ts';
import { printBoardFigures } from './board/board-table.ts';
import { startFloorServer } from './board/floor-server.ts';
import { expectMarks, openBets } from './board/open-bets.ts';
import { measureHeap } from './board/measure-heap.ts';
import { measureBoard, openBoard, type PageFigures } from './board/measure-page.ts';
import { startChromium } from './browser/chromium.ts';
import { requireBuiltClient } from './built-client.ts';
import { startGateway } from './gateway-process.ts';
import { printAims } from './machine/aim.ts';
import { printMachineFacts } from './machine/machine-facts.ts';
import { BENCH_SPORT, BENCH_TOPIC } from './made-up-board.ts';
import { createPushFeed, pushBoard } from './push-feed.ts';

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '10000' },
    changes: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '2' },
    /** Watch the memory of our page for so long and measure nothing else. */
    minutes: { type: 'string' },
    /** So many open bets of the page's customer, on the first games; without, nobody is signed in. */
    bets: { type: 'string', default: '0' },
    /** Measures only the floor, or only ours: for working on one of them. */
    only: { type: 'string' },
  },
});
const games = Number(values.lines);
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const bets = Number(values.bets);

/** Main thread busy ÷ the floor's. */
const MOST_BUSY = 1.25;
/** Games carry marks of bets, and offers move. */
const MOST_BUSY_WITH_BETS = 1.3;

requireBuiltClient();
printMachineFacts(
  `board: ${games} lines, ${values.changes} changes a second, 30 % of them on screen, ${bets} open bets`,
);

const floorServer = await startFloorServer();
const gateway = await startGateway(
  { ENCRYPT_PASSWORDS: 'false', INITIAL_LEAGUE: `${BENCH_SPORT.sportType}/${BENCH_SPORT.sportSubType}` },
  [floorServer.origin],
);
const chromium = await startChromium();

try {
  console.log(`browser: ${chromium.version}`);
  const feed = createPushFeed(gateway.origin);
  await pushBoard(feed, games);
  const cookies = bets > 0 ? [await openBets(gateway, bets)] : [];
  const load = await startBoardLoad(feed, gateway, games, Number(values.changes));

  const oursUrl = `${gateway.origin}/`;
  await chromium.setCookies(cookies);
  // The floor shows as many games as ours and as high, so that as many cells change and come in on either page.
  const first = await openBoard(chromium, oursUrl);
  if (bets > 0) await expectMarks(first);
  const { page, gamesOnScreen, gameHeight } = first;
  await page.close();
  const floorUrl = `${floorServer.origin}/floor/index.html?${new URLSearchParams({
    live: `ws://127.0.0.1:${gateway.port}/live/?EIO=4&transport=websocket`,
    topic: formatTopic(BENCH_TOPIC),
    wireVersion: String(WIRE_VERSION),
    rows: String(gamesOnScreen),
    height: String(gameHeight),
  })}`;

  if (values.minutes !== undefined) {
    const board = await openBoard(chromium, values.only === 'floor' ? floorUrl : oursUrl);
    const heap = await measureHeap(board, load, Number(values.minutes));
    printAims([
      {
        what: `growth of the heap in ${values.minutes} minutes under load`,
        measured: heap.growthPercent,
        atMost: 5,
        unit: '%',
      },
    ]);
  } else {
    const figures: { floor: PageFigures[]; ours: PageFigures[] } = { floor: [], ours: [] };
    for (let round = 1; round <= rounds; round += 1) {
      for (const name of ['floor', 'ours'] as const) {
        if (values.only !== undefined && values.only !== name) continue;
        // The floor shows the same socket to nobody in particular.
        await chromium.setCookies(name === 'floor' ? [] : cookies);
        const board = await openBoard(chromium, name === 'floor' ? floorUrl : oursUrl);
        figures[name].push(await measureBoard(board, load, games, seconds));
        await board.page.close();
        await sleep(500);
        console.log(`round ${round} of ${rounds}: ${name} done`);
      }
    }
    printBoardFigures(figures, bets > 0 ? MOST_BUSY_WITH_BETS : MOST_BUSY);
  }
  console.log(`\nload: ${(await load.stop()).toFixed(0)} changes a second`);
} finally {
  await Promise.all([chromium.close(), gateway.stop()]);
  floorServer.close();
}
