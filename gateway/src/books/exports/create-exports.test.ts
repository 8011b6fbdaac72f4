import { beforeEach, describe, expect, it } from 'vitest';
import { createExports, type Exports, LONG_FROM_ROWS, MOST_WAITING } from './create-exports.ts';
import type { ExportTask } from './export-worker.ts';
import type { SheetRow } from './sheet.ts';

async function* noRows(): AsyncGenerator<readonly SheetRow[]> {}

const taskOf = (title: string): ExportTask => ({ format: 'pdf', head: { title, about: [], columns: [] } });

/** The next in line begins as soon as the last result is known. */
const settle = (): Promise<void> => new Promise((done) => setImmediate(done));

describe('whose file is made next', () => {
  let nowMs: number;
  /** The files that are being made, each with how it ends. */
  let making: Map<string, { end: () => void; fail: () => void }>;
  let mostAtOnce: number;
  let exports: Exports;

  beforeEach(() => {
    nowMs = 0;
    making = new Map();
    mostAtOnce = 0;
    exports = createExports(
      () => nowMs,
      ({ head: { title } }) =>
        new Promise((resolve, reject) => {
          const leave = (): unknown => making.delete(title);
          making.set(title, {
            end: () => leave() && resolve(new TextEncoder().encode(title)),
            fail: () => leave() && reject(new Error(title)),
          });
          mostAtOnce = Math.max(mostAtOnce, making.size);
        }),
    );
  });

  const ask = (customerId: string, count: number): Promise<string | null> =>
    exports
      .make(customerId, { task: taskOf(customerId), count, rows: noRows() })
      .then((file) => file && new TextDecoder().decode(file));
  const LONG = LONG_FROM_ROWS + 1;

  it('a short one waits for no long one, however many of those there are', async () => {
    const long = Array.from({ length: 5 }, (_, at) => ask(`LONG${at}`, LONG));
    await settle();
    expect([...making.keys()]).toEqual(['LONG0']);
    for (const name of ['A', 'B', 'C']) {
      const short = ask(name, LONG_FROM_ROWS);
      await settle();
      expect([...making.keys()]).toEqual(['LONG0', name]);
      making.get(name)?.end();
      expect(await short).toBe(name);
    }
    for (const [at, file] of long.entries()) {
      await settle();
      expect([...making.keys()]).toEqual([`LONG${at}`]);
      making.get(`LONG${at}`)?.end();
      expect(await file).toBe(`LONG${at}`);
    }
  });

  it('never more than two are made at once, and short ones take both threads where no long one is', async () => {
    const files = [1, 2, LONG, 3, LONG].map((count, at) => ask(`C${at}`, count));
    await settle();
    expect([...making.keys()]).toEqual(['C0', 'C1']);
    while (making.size > 0) {
      [...making.values()][0]?.end();
      await settle();
    }
    expect(await Promise.all(files)).toEqual(['C0', 'C1', 'C2', 'C3', 'C4']);
    expect(mostAtOnce).toBe(2);
  });

  it('a customer has one at a time and not at once again, long or short, and takes nobody else’s turn', async () => {
    const first = ask('A', LONG);
    await settle();
    nowMs += 60_000;
    expect(await ask('A', 1)).toBeNull();
    making.get('A')?.end();
    expect(await first).toBe('A');
    const again = ask('A', 1);
    await settle();
    making.get('A')?.end();
    expect(await again).toBe('A');
    nowMs += 1_999;
    expect(await ask('A', 1)).toBeNull();
    nowMs += 1;
    void ask('A', 1);
    await settle();
    expect(making.has('A')).toBe(true);
  });

  it('a caller behind too many is told so, and long files leave the places of short ones free', async () => {
    for (let at = 0; at <= MOST_WAITING; at += 1) void ask(`LONG${at}`, LONG);
    await settle();
    expect(await ask('LATE', LONG)).toBeNull();
    const short = ask('SHORT', 1);
    await settle();
    for (let at = 0; at < MOST_WAITING; at += 1) void ask(`S${at}`, 1);
    await settle();
    expect(await ask('LATER', 1)).toBeNull();
    making.get('SHORT')?.end();
    expect(await short).toBe('SHORT');
  });

  it('one that fails leaves its place to the next, and its customer may ask again', async () => {
    const [failed, next] = [ask('A', LONG), ask('B', LONG)];
    await settle();
    making.get('A')?.fail();
    await expect(failed).rejects.toThrow('A');
    await settle();
    making.get('B')?.end();
    expect(await next).toBe('B');
    nowMs += 2_000;
    void ask('A', LONG);
    await settle();
    expect(making.has('A')).toBe(true);
  });
});
