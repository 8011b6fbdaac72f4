/**
 * What a first visit to the board costs, as the gateway serves it: compressed bytes of script and style, whether the
 * page is painted before its socket is open, and Lighthouse's performance score for mobile and desktop.
 */
import { parseArgs } from 'node:util';
import { startChromium } from './browser/chromium.ts';
import { type LoadFigures, measureLoad } from './first-load/measure-load.ts';
import { type LighthouseRun, type Preset, runLighthouse } from './first-load/run-lighthouse.ts';
import { requireBuiltClient } from './built-client.ts';
import { startGateway } from './gateway-process.ts';
import { type Aim, printAims } from './machine/aim.ts';
import { printMachineFacts } from './machine/machine-facts.ts';
import { calculatePercentile } from './machine/percentile.ts';
import { printTable } from './machine/table.ts';
import { BENCH_SPORT } from './made-up-board.ts';
import { createPushFeed, pushBoard, startBeat } from './push-feed.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    loads: { type: 'string', default: '5' },
    /** Runs of Lighthouse for each preset; 0 leaves it out. */
    lighthouse: { type: 'string', default: '3' },
  },
});
const DESKTOP = { width: 1440, height: 900 };
const LARGEST_SHOWN = 12;

requireBuiltClient();
printMachineFacts(`first load of a board of ${values.games} games`);

const gateway = await startGateway({
  INITIAL_LEAGUE: `${BENCH_SPORT.sportType}/${BENCH_SPORT.sportSubType}`,
});
const chromium = await startChromium();
let stopBeat = (): void => undefined;

try {
  console.log(`browser: ${chromium.version}`);
  const feed = createPushFeed(gateway.origin);
  await pushBoard(feed, Number(values.games));
  stopBeat = startBeat(feed);
  const url = `${gateway.origin}/`;

  const loads: LoadFigures[] = [];
  for (let load = 0; load < Number(values.loads); load += 1)
    loads.push(await measureLoad(chromium, url, DESKTOP));
  const last = loads.at(-1)!;
  printTable([
    ['file', 'bytes', 'encoding', 'ahead'],
    ...last.files
      .slice(0, LARGEST_SHOWN)
      .map(({ path, bytes, encoding, isAhead }) => [path, String(bytes), encoding, isAhead ? 'yes' : '']),
  ]);
  const median = (read: (load: (typeof loads)[number]) => number | null): string => {
    const found = loads.map(read).filter((figure) => figure !== null);
    return calculatePercentile(found, 0.5)?.toFixed(0) ?? '–';
  };
  console.log(
    `\nmedian of ${loads.length} loads: first paint ${median((load) => load.firstPaintMs)} ms, ` +
      `socket open ${median((load) => load.socketOpenMs)} ms, prices ${median((load) => load.pricesMs)} ms; ` +
      `fetched behind the prices: ${(last.aheadBytes / 1_000).toFixed(1)} kB of script`,
  );
  const paintedFirst = loads.filter(
    ({ firstPaintMs, socketOpenMs }) =>
      firstPaintMs !== null && (socketOpenMs === null || firstPaintMs < socketOpenMs),
  ).length;

  const aims: Aim[] = [
    { what: 'compressed script', measured: last.scriptBytes / 1_000, atMost: 220, unit: 'kB' },
    { what: 'compressed style', measured: last.styleBytes / 1_000, atMost: 20, unit: 'kB' },
    { what: 'loads painted before the socket was open', measured: paintedFirst / loads.length, atLeast: 1 },
  ];
  const presets: Array<[Preset, number]> = [
    ['mobile', 0.95],
    ['desktop', 1],
  ];
  for (const [preset, atLeast] of presets) {
    const runs: LighthouseRun[] = [];
    for (let run = 0; run < Number(values.lighthouse); run += 1)
      runs.push(await runLighthouse(chromium.port, url, preset));
    if (runs.length === 0) continue;
    console.log(`Lighthouse ${preset}`);
    for (const { score, benchmarkIndex, metrics } of runs)
      console.log(`  ${score} (machine ${benchmarkIndex}, ${metrics})`);
    const measured = calculatePercentile(
      runs.map(({ score }) => score),
      0.5,
    );
    aims.push({ what: `Lighthouse ${preset}, median of ${runs.length}`, measured, atLeast });
  }
  printAims(aims);
} finally {
  stopBeat();
  await Promise.all([chromium.close(), gateway.stop()]);
}
