/**
 * What the changes of real replays cost as JSON, as shipped and compressed, as MessagePack, and in a binary form made
 * by hand: bytes on the wire, CPU of encoding once, of each socket that is sent a window, and of reading it.
 *
 * A gateway replays each file while one client records what it is sent. The recorded windows are then coded in this
 * process and in Chromium, and sent by a server of socket.io to many sockets, each way in its turn.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { ChangeMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { type ForkedProcess, forkProcess } from './forked-process.ts';
import { PROJECT_ROOT } from './gateway-process.ts';
import { printAims } from './machine/aim.ts';
import { printMachineFacts } from './machine/machine-facts.ts';
import { calculatePercentile } from './machine/percentile.ts';
import { readCpuMicros, readResidentBytes } from './machine/process-cpu.ts';
import { printTable } from './machine/table.ts';
import { decodeInChromium } from './payloads/decode-in-chromium.ts';
import { deflateAlone, deflateInTurn } from './payloads/deflate.ts';
import { FORMS, type FormName } from './payloads/forms.ts';
import { measureCoding } from './payloads/measure-coding.ts';
import type {
  ClientsReport,
  ClientsRequest,
  ServerReport,
  ServerRequest,
} from './payloads/payload-messages.ts';
import { parseSource, recordReplay } from './payloads/record-replay.ts';
import { type Way, WAYS } from './payloads/ways.ts';

const SAMPLE = join(PROJECT_ROOT, 'gateway/testing/samples/nflverse-sunday.csv');
const { values } = parseArgs({
  options: {
    /** FILE?speed=N&topics=TOPIC,TOPIC; several may be given. */
    source: {
      type: 'string',
      multiple: true,
      default: [`${SAMPLE}?speed=20000&topics=lines/main/Football/NFL,scores/Football`],
    },
    seconds: { type: 'string', default: '20' },
    clients: { type: 'string', default: '200' },
    /** Windows that are sent to all of them: half to warm up, half to be counted. */
    windows: { type: 'string', default: '400' },
    rounds: { type: 'string', default: '3' },
    calls: { type: 'string', default: '20000' },
    chromium: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const clients = Number(values.clients);
const rounds = Number(values.rounds);
const calls = Number(values.calls);
const SETTLE_MS = 500;
const COUNTED_WITHIN_MS = 20_000;

const median = (figures: readonly number[]): number => calculatePercentile(figures, 0.5) ?? 0;
const mean = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
const ratio = (one: number, reference: number): string => (one / reference).toFixed(2);

/** So many of them, spread evenly. */
const spread = <Item>(items: readonly Item[], most: number): Item[] =>
  items.length <= most
    ? [...items]
    : Array.from({ length: most }, (_, at) => items[Math.floor((at * items.length) / most)]!);

const printBytes = async (name: string, windows: readonly ChangeMessage[]): Promise<void> => {
  const rows = await Promise.all(
    FORMS.map(async (form) => {
      const encoded = windows.map((message) => form.encode(['change', message]));
      const plain = encoded.map(({ length }) => length);
      return {
        name: form.name,
        plain: mean(plain),
        middle: median(plain),
        alone: mean(encoded.map((bytes) => deflateAlone(bytes).length)),
        inTurn: mean(await deflateInTurn(encoded)),
      };
    }),
  );
  const [json] = rows;
  console.log(
    `\n${name}: ${windows.length} windows, ${mean(windows.map(({ ops }) => ops.length)).toFixed(1)} records in one`,
  );
  printTable([
    ['bytes a window', 'median', 'mean', '÷ JSON', 'compressed once', '÷ JSON', 'with context', '÷ JSON'],
    ...rows.map((row) => [
      row.name,
      String(row.middle),
      row.plain.toFixed(0),
      ratio(row.plain, json!.plain),
      row.alone.toFixed(0),
      ratio(row.alone, json!.plain),
      row.inTurn.toFixed(0),
      ratio(row.inTurn, json!.plain),
    ]),
  ]);
};

const printCoding = async (windows: readonly ChangeMessage[]): Promise<void> => {
  measureCoding(windows, calls);
  const found = Array.from({ length: rounds }, () => measureCoding(windows, calls));
  const chromium = values.chromium ? await decodeInChromium(windows, { calls, rounds: rounds + 1 }) : null;
  const of = (name: FormName, what: 'encode' | 'decode'): number =>
    median(found.map((figures) => figures[name][what]));
  console.log(
    `\ncoding, median of ${rounds} rounds of ${calls} windows; ${chromium?.version ?? 'no Chromium'}`,
  );
  printTable([
    ['µs a window', 'encode', '÷ JSON', 'decode', '÷ JSON', 'Chromium', '÷ JSON'],
    ...FORMS.map(({ name }) => [
      name,
      of(name, 'encode').toFixed(2),
      ratio(of(name, 'encode'), of('JSON', 'encode')),
      of(name, 'decode').toFixed(2),
      ratio(of(name, 'decode'), of('JSON', 'decode')),
      chromium === null ? '–' : chromium.micros[name].toFixed(2),
      chromium === null ? '–' : ratio(chromium.micros[name], chromium.micros.JSON),
    ]),
  ]);
};

interface SentFigures {
  microsPerWindow: number;
  bytesPerWindow: number;
  kilobytesPerSocket: number;
}

/** Clients may be behind when the server has done its part. @returns what came within the limit */
const untilCounted = async (
  pages: ForkedProcess<ClientsRequest, ClientsReport>,
  expected: number,
): Promise<number> => {
  const giveUpMs = performance.now() + COUNTED_WITHIN_MS;
  for (;;) {
    const { frames } = await pages.ask({ ask: 'count' });
    if (frames >= expected || performance.now() > giveUpMs) return frames;
    await sleep(SETTLE_MS);
  }
};

const folder = join(import.meta.dirname, 'payloads');
/** Sends the windows one way, by a server and clients of its own, so that none begins with another's memory. */
const measureWay = async (way: Way, windows: readonly ChangeMessage[]): Promise<SentFigures> => {
  // A compressor that remembers must not meet what it has compressed before.
  const warmUp = windows.filter((_, at) => at % 2 === 0);
  const measured = windows.filter((_, at) => at % 2 === 1);
  const server = forkProcess<ServerRequest, ServerReport>(join(folder, 'payload-server.ts'));
  const pages = forkProcess<ClientsRequest, ClientsReport>(join(folder, 'payload-clients.ts'));
  try {
    const { port } = await server.ask({ ask: 'listen', way: WAYS.indexOf(way) });
    const bytesBefore = readResidentBytes(server.pid);
    await pages.ask({ ask: 'connect', port, clients, deflate: way.deflate !== 'none' });
    await server.ask({ ask: 'send', windows: warmUp });
    const residentBytes = readResidentBytes(server.pid) - bytesBefore;
    await sleep(SETTLE_MS);
    const before = readCpuMicros(server.pid);
    const { bytes } = await server.ask({ ask: 'send', windows: measured });
    await sleep(SETTLE_MS);
    const micros = readCpuMicros(server.pid) - before;
    const expected = clients * windows.length * way.framesOfWindow;
    const frames = await untilCounted(pages, expected);
    if (frames !== expected) throw new Error(`${way.name}: ${frames} of ${expected} frames came`);
    await pages.ask({ ask: 'disconnect' });
    await server.ask({ ask: 'close' });
    const sent = clients * measured.length;
    return {
      microsPerWindow: micros / sent,
      bytesPerWindow: bytes / sent,
      kilobytesPerSocket: residentBytes / clients / 1_000,
    };
  } finally {
    await Promise.all([server.stop(), pages.stop()]);
  }
};

const printSent = async (windows: readonly ChangeMessage[]): Promise<void> => {
  const found = new Map<Way, SentFigures[]>(WAYS.map((way) => [way, []]));
  for (let round = 1; round <= rounds; round += 1)
    for (const way of WAYS) found.get(way)!.push(await measureWay(way, windows));
  const of = (way: Way, what: keyof SentFigures): number =>
    median(found.get(way)!.map((figures) => figures[what]));
  const [shipped] = WAYS as readonly [Way, ...Way[]];
  console.log(`\nsent: ${windows.length} windows to ${clients} sockets, median of ${rounds} rounds`);
  printTable([
    ['for a window and socket', 'bytes', '÷ shipped', 'µs of CPU', '÷ shipped', 'kB a socket'],
    ...WAYS.map((way) => [
      way.name,
      of(way, 'bytesPerWindow').toFixed(0),
      ratio(of(way, 'bytesPerWindow'), of(shipped, 'bytesPerWindow')),
      of(way, 'microsPerWindow').toFixed(2),
      ratio(of(way, 'microsPerWindow'), of(shipped, 'microsPerWindow')),
      of(way, 'kilobytesPerSocket').toFixed(0),
    ]),
  ]);
  /** A binary form has to beat this to be worth a change of the wire. */
  const best = ['MessagePack, one frame', 'compact, one frame'].map(
    (name) => WAYS.find((way) => way.name === name)!,
  );
  const figureOf = (what: keyof SentFigures): number =>
    Math.min(...best.map((way) => of(way, what))) / of(shipped, what);
  printAims([
    {
      what: 'bytes of the best binary form ÷ JSON, on the wire',
      measured: figureOf('bytesPerWindow'),
      atMost: 0.7,
    },
    { what: 'CPU for a socket, best binary form ÷ JSON', measured: figureOf('microsPerWindow'), atMost: 1 },
  ]);
};

printMachineFacts(`payloads: ${clients} clients, ${rounds} rounds`);
const all: ChangeMessage[] = [];
for (const text of values.source) {
  const source = parseSource(text);
  if (!existsSync(source.file)) throw new Error(`there is no ${source.file}`);
  const windows = await recordReplay(source, Number(values.seconds));
  if (windows.length === 0) throw new Error(`nothing moved in ${text}`);
  await printBytes(`${source.file.split('/').at(-1)} at ${source.speed} book seconds a second`, windows);
  all.push(...windows);
}
await printCoding(all);
await printSent(spread(all, Number(values.windows)));
