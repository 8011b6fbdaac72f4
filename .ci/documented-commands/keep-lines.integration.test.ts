import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { json } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ROOT } from '../run-command.ts';

interface Batch {
  image?: boolean;
  sequence: number;
  rows: object[];
}

/** What the book says to a batch. */
type Answer = (batch: Batch) => { status: number; body: object };

const taken: Answer = ({ rows }) => ({ status: 200, body: { taken: rows.length, refused: [] } });
const within = { timeout: 10_000, interval: 50 };

let folder: string;
let file: string;
let book: Server;
let answer: Answer;
let batches: Batch[];
let mover: ChildProcessByStdio<null, Readable, null>;
let printed: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'keep-lines-'));
  file = join(folder, 'lines.json');
  [answer, batches, printed] = [taken, [], ''];
  book = createServer((request, response) => {
    void json(request).then((read) => {
      const batch = read as Batch;
      const isMeant = request.url === '/api/feed/mover' && request.headers.authorization === 'Bearer secret';
      if (isMeant) batches.push(batch);
      const { status, body } = isMeant ? answer(batch) : { status: 401, body: {} };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await once(book.listen(0, '127.0.0.1'), 'listening');
  writeFileSync(file, '[{"kind":"game","gameNum":1,"gameDateTimeMs":"2031-09-07T13:00:00-04:00"}]');
  const { port } = book.address() as AddressInfo;
  mover = spawn(process.execPath, [join(ROOT, 'docs/examples/keep-lines.mjs'), file], {
    env: { FEED_PUSH_TOKENS: 'mover:secret,other:another', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  mover.stdout.on('data', (part: Buffer) => (printed += part.toString()));
});
afterEach(async () => {
  const gone = once(mover, 'exit');
  mover.kill();
  await gone;
  book.closeAllConnections();
  book.close();
  rmSync(folder, { recursive: true });
});

const images = (): Batch[] => batches.filter(({ image }) => image === true);

it('the lines of a file are sent as an image, with signs of life behind it, and again when the file is saved', async () => {
  await vi.waitFor(() => expect(batches.length).toBeGreaterThan(2), within);
  expect(batches[0]).toMatchObject({
    image: true,
    rows: [{ gameDateTimeMs: Date.UTC(2031, 8, 7, 17) }],
  });
  expect(batches[1]).toMatchObject({ rows: [], sequence: (batches[0]?.sequence ?? 0) + 1 });
  writeFileSync(file, '[{"kind":"game","gameNum":2}]');
  await vi.waitFor(() => expect(images()).toHaveLength(2), within);
  expect(images()[1]).toMatchObject({ rows: [{ gameNum: 2 }] });
});

it('a half saved change leaves the board as it was', async () => {
  await vi.waitFor(() => expect(images()).toHaveLength(1), within);
  writeFileSync(file, '[{"kind":"ga');
  await vi.waitFor(
    () => expect(printed).toMatch(/lines\.json can't be read, so what was on the board stays/),
    within,
  );
  const { length } = batches;
  await vi.waitFor(() => expect(batches.length).toBeGreaterThan(length), within);
  expect(images()).toHaveLength(1);
});

it('a book that lost the lines gets them again, and a refused row is said with its reason', async () => {
  await vi.waitFor(() => expect(images()).toHaveLength(1), within);
  answer = ({ image, rows }) =>
    image === true
      ? { status: 200, body: { taken: 0, refused: [{ row: 0, code: 'feedRowInvalid', field: 'team1Id' }] } }
      : {
          status: 422,
          body: { error: { code: 'feedSequence', params: { needed: 'image', rows: rows.length } } },
        };
  await vi.waitFor(() => expect(images()).toHaveLength(2), within);
  await vi.waitFor(() => expect(printed).toMatch(/Refused: .*"field":"team1Id".*"gameNum":1/), within);
});
