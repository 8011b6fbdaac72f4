import type { LogEntry } from '@lineboard/domain/lines/feed/feed-change';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BookImage } from '../../src/lines/book/book-image.ts';
import { type Book, createBook } from '../../src/lines/book/book.ts';
import { readLog } from '../../src/lines/book/read-log.ts';
import { LeaseLost, LogUnavailable } from '../../src/lines/book/line-log.ts';
import { TopicWriter } from '../../src/lines/book/topic-writer.ts';
import type { Reporter } from '../../src/ground/report/reporter.ts';
import { createNotedFailures, NOTHING_FAILS } from '../fakes/noted-failures.ts';
import type { Lease, LineLog, LogReader } from '../../src/lines/book/line-log.ts';
import { game, image, line, move } from '../samples/feed-samples.ts';

/** Takes the lease of a log that nobody else leads. */
export const lead = async (log: LineLog): Promise<Lease> => {
  const answer = await log.takeLease(null);
  if (answer.taken === null) throw new Error(`another leads: ${answer.record}`);
  return answer.taken;
};

/** A log, and the same log from another gateway. */
export interface LogUnderTest {
  log: LineLog;
  same: LineLog;
  close(): Promise<void>;
}

/** Creates a reader that records everything it gets. */
export const createNotingReader = () => {
  const entries: LogEntry[] = [];
  const loads: Array<{ image: BookImage | null; epoch: string; clk: number }> = [];
  const reader: LogReader = {
    load: (loaded, position) => {
      entries.length = 0;
      loads.push({ image: loaded, ...position });
    },
    read: (entry) => entries.push(entry),
    image: () => ({
      feeds: [],
      games: [],
      lines: [],
      contestLines: [],
      scores: [],
      lateResults: [],
      overrides: [],
    }),
  };
  return { reader, entries, loads };
};

export interface LogOptions {
  /** The number of entries that it keeps before it folds them. */
  maxEntries: number;
  reporter: Reporter<'lineLog'>;
}

/**
 * Plants a fault between book and topic: the book knows a line, but its topic never gets it.
 * @param times how many times it occurs
 */
export const plantBookFault = (times = Number.POSITIVE_INFINITY): (() => void) => {
  const { line: heal } = TopicWriter.prototype;
  let left = times;
  const planted = vi.spyOn(TopicWriter.prototype, 'line').mockImplementation(function (
    this: TopicWriter,
    ...args
  ) {
    if (left-- > 0) throw new Error('planted');
    heal.apply(this, args);
  });
  return () => planted.mockRestore();
};

/** Describes what every line log does, whatever stores it. */
export const describeLineLog = (open: (options: LogOptions) => Promise<LogUnderTest>): void => {
  describe('a line log', () => {
    let under: LogUnderTest | null = null;
    const use = async (maxEntries = 1_000, { reporter } = createNotedFailures()): Promise<LogUnderTest> =>
      (under = await open({ maxEntries, reporter }));
    const stops: Array<() => Promise<void>> = [];
    const read = async (book: Book, log: LineLog): Promise<() => Promise<void>> => {
      const stop = await readLog(book, log, NOTHING_FAILS);
      stops.push(stop);
      return stop;
    };
    afterEach(async () => {
      await Promise.all(stops.splice(0).map((stop) => stop()));
      await under?.close();
      under = null;
    });

    it('gives entries positions without gaps, in the order in which they were taken', async () => {
      const { log, same } = await use();
      const { reader, entries } = createNotingReader();
      await same.open(reader);
      const lease = await lead(log);
      const clks: number[] = [];
      for (let at = 0; at < 5; at++) clks.push(await lease.append('demo', [move({ moneyLine1: 100 + at })]));
      expect(clks).toEqual([1, 2, 3, 4, 5]);
      await vi.waitFor(() => expect(entries.map((entry) => entry.clk)).toEqual(clks));
      expect(entries[4]).toMatchObject({ feedId: 'demo', changes: [move({ moneyLine1: 104 })] });
      expect(Math.abs(entries[4]!.atMs - Date.now())).toBeLessThan(10_000);
    });

    it('gives different positions to feeds that write at the same time, and the same order to every reader', async () => {
      const { log, same } = await use();
      const lease = await lead(log);
      const [one, two] = [createNotingReader(), createNotingReader()];
      await log.open(one.reader);
      await same.open(two.reader);
      const writes = Array.from({ length: 50 }, (_, at) => lease.append(`feed${at}`, [{ kind: 'beat' }]));
      const clks = await Promise.all(writes);
      expect(new Set(clks).size).toBe(50);
      await vi.waitFor(() => expect([one.entries.length, two.entries.length]).toEqual([50, 50]));
      expect(two.entries).toEqual(one.entries);
      expect(one.entries.map((entry) => entry.clk)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
    });

    it('keeps an entry whole', async () => {
      const { log } = await use();
      const lease = await lead(log);
      const { reader, entries } = createNotingReader();
      await log.open(reader);
      const changes = image(game({ team1Id: 'São "Påulo" 🏈' }), line({ spread1: null, moneyLineDraw: 250 }));
      await lease.append('demo', changes);
      await vi.waitFor(() => expect(entries).toHaveLength(1));
      expect(entries[0]!.changes).toEqual(changes);
    });

    it('gives a late reader the state so far and then every entry', async () => {
      const { log, same } = await use();
      const lease = await lead(log);
      const early = createBook();
      await read(early, log);
      await lease.append('demo', image(game(), line()));
      await lease.append('demo', [move({ moneyLine1: 155 })]);
      const late = createBook();
      await read(late, same);
      expect(late.position).toEqual({ epoch: early.position.epoch, clk: 2 });
      expect([...late.topics()]).toEqual([...early.topics()]);
      await lease.append('demo', [move({ moneyLine1: 160 })]);
      await vi.waitFor(() => expect([early.position.clk, late.position.clk]).toEqual([3, 3]));
      expect([...late.topics()]).toEqual([...early.topics()]);
    });

    it('drops entries, but not the book: a reader that joins long after has the same state', async () => {
      const { log, same } = await use(10);
      const lease = await lead(log);
      const early = createBook();
      await read(early, log);
      await lease.append('demo', image(game(), line()));
      for (let price = 101; price <= 155; price++) await lease.append('demo', [move({ moneyLine1: price })]);
      await vi.waitFor(() => expect(early.position.clk).toBe(56));
      let given = Number.POSITIVE_INFINITY;
      await vi.waitFor(async () => {
        const late = createBook();
        given = 0;
        late.steps$.subscribe((step) => (given += step.kind === 'step' ? 1 : 0));
        const close = await read(late, same);
        await close();
        expect(late.position).toEqual(early.position);
        expect([...late.topics()]).toEqual([...early.topics()]);
        expect(given).toBeLessThanOrEqual(21);
      });
    });

    it('reloads a book that failed on an entry, and its topics miss no operation', async () => {
      const noted = createNotedFailures();
      const { log } = await use(1_000, noted);
      const lease = await lead(log);
      const book = createBook();
      await read(book, log);
      await lease.append('demo', image(game(), line()));
      await vi.waitFor(() => expect(book.position.clk).toBe(1));
      const steps: string[] = [];
      book.steps$.subscribe(({ kind, position }) => steps.push(`${kind} ${position.clk}`));
      const heal = plantBookFault(1);
      await lease.append('demo', [move({ moneyLine1: 155 })]);
      await vi.waitFor(() => expect([book.position.clk, book.accepting]).toEqual([2, true]));
      heal();
      expect(book.topicState('lines/main/Football/NFL').line.get('1.0')?.moneyLine1).toBe(155);
      expect(steps).toEqual(['reset 0', 'step 1', 'step 2']);
      expect(noted.failures).toMatchObject([
        { kind: 'bookFault', cause: { name: 'BookFault', cause: { message: 'planted' } } },
      ]);
    });

    it('gives a closed reader nothing more', async () => {
      const { log } = await use();
      const lease = await lead(log);
      const { reader, entries } = createNotingReader();
      const opened = await log.open(reader);
      await lease.append('demo', [{ kind: 'beat' }]);
      await vi.waitFor(() => expect(entries).toHaveLength(1));
      await opened.close();
      await lease.append('demo', [{ kind: 'beat' }]);
      expect(entries).toHaveLength(1);
    });

    it('can be read until it is closed, and the book reports that', async () => {
      const { log } = await use();
      const lease = await lead(log);
      const book = createBook();
      expect(book.accepting).toBe(false);
      await read(book, log);
      await vi.waitFor(() => expect(book.accepting).toBe(true));
      expect(await firstValueFrom(log.readable$)).toBe(true);
      await log.close();
      expect(await firstValueFrom(log.readable$)).toBe(false);
      expect(book.accepting).toBe(false);
      await expect(lease.append('demo', [{ kind: 'beat' }])).rejects.toBeInstanceOf(LogUnavailable);
    });

    it('is led by only one gateway: another one has to wait until the lease is offered', async () => {
      const { log, same } = await use();
      const first = await lead(log);
      expect((await same.takeLease(null)).taken).toBeNull();
      await first.offer();
      const second = await lead(same);
      expect(second.number).toBeGreaterThan(first.number);
      expect([await first.renew(), await second.renew()]).toEqual([false, true]);
    });

    it('refuses writes under a lease that has passed to another gateway, and changes nothing', async () => {
      const { log, same } = await use();
      const { reader, entries } = createNotingReader();
      await same.open(reader);
      const first = await lead(log);
      await first.offer();
      // An offered lease is still valid: a gateway without a successor may still write its last entries.
      await first.append('demo', [{ kind: 'beat' }]);
      const second = await lead(same);
      await expect(first.append('demo', [move({ moneyLine1: 999 })])).rejects.toBeInstanceOf(LeaseLost);
      await second.append('demo', [{ kind: 'beat' }]);
      await vi.waitFor(() => expect(entries.map(({ clk }) => clk)).toEqual([1, 2]));
      expect(entries.map(({ changes }) => changes)).toEqual([[{ kind: 'beat' }], [{ kind: 'beat' }]]);
    });

    it('lets a lease be taken that hasn’t changed, but not one that was renewed since it was seen', async () => {
      const { log, same } = await use();
      const first = await lead(log);
      const seen = await same.takeLease(null);
      await first.renew();
      const renewed = await same.takeLease(seen.taken === null ? seen.record : null);
      expect(renewed.taken).toBeNull();
      const stoodStill = renewed.taken === null ? renewed.record : null;
      expect((await same.takeLease(stoodStill)).taken).not.toBeNull();
      // If two have seen the same record, the first one gets the lease.
      expect((await log.takeLease(stoodStill)).taken).toBeNull();
      await expect(first.append('demo', [{ kind: 'beat' }])).rejects.toBeInstanceOf(LeaseLost);
    });

    it('HR-32: accepts a report that a feed is silent from any gateway, once, and not when the feed has sent something since', async () => {
      const { log, same } = await use();
      const lease = await lead(log);
      const book = createBook();
      await read(book, same);
      await lease.append('demo', image(game(), line()));
      const clk = await lease.append('demo', [{ kind: 'beat' }]);
      await lease.append('other', [{ kind: 'beat' }]);
      expect(await same.suspend('demo', clk - 1)).toBe(false);
      expect(await Promise.all([same.suspend('demo', clk), log.suspend('demo', clk)])).toEqual([true, false]);
      await vi.waitFor(() =>
        expect(book.feeds().find(({ feedId }) => feedId === 'demo')?.state).toBe('down'),
      );
    });

    it('lets any gateway make the books continue with a feed, once for each entry, with the same result everywhere', async () => {
      const { log, same } = await use();
      const lease = await lead(log);
      const clk = await lease.append('demo', [{ kind: 'beat' }]);
      const asked = await Promise.all([same.goOn('demo', clk), log.goOn('demo', clk)]);
      expect(asked.toSorted()).toEqual([false, true]);
      const books = [createBook({ backlogPerEntry: 2 }), createBook({ backlogPerEntry: 2 })] as const;
      await read(books[0], log);
      await read(books[1], same);
      const lines = Array.from({ length: 9 }, (_, at) => line({ periodNumber: at < 7 ? at : 13 + at }));
      await lease.append('demo', image(game(), ...lines));
      const shown = (book: Book) => [...book.topicState('lines/main/Football/NFL').line.values()];
      const held = (book: Book) => shown(book).filter((each) => each.spreadLineStatus === 'H');
      await vi.waitFor(() => {
        for (const book of books) expect([shown(book).length, held(book).length]).toEqual([9, 0]);
      });
      await lease.append('demo', image(game(), lines[0]!));
      await vi.waitFor(() => {
        for (const book of books) expect(shown(book).length).toBe(1);
      });
      expect(shown(books[0])).toEqual(shown(books[1]));
    });
  });
};
