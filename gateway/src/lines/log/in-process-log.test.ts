import { createNotedFailures, NOTHING_FAILS } from '../../../testing/fakes/noted-failures.ts';
import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import { createLine } from '@lineboard/domain/testing/book-fixtures';
import { describe, expect, it } from 'vitest';
import { game, image, line } from '../../../testing/samples/feed-samples.ts';
import { createBook } from '../book/book.ts';
import {
  createNotingReader,
  describeLineLog,
  plantBookFault,
} from '../../../testing/contracts/line-log-contract.ts';
import { createInProcessLog } from './in-process-log.ts';

describeLineLog(async (options) => {
  const log = createInProcessLog(options);
  return { log, same: log, close: () => log.close() };
});

describe('the in-process log', () => {
  it('has a new epoch in every process', async () => {
    const epochs = [];
    for (const log of [
      createInProcessLog({ reporter: NOTHING_FAILS }),
      createInProcessLog({ reporter: NOTHING_FAILS }),
    ]) {
      const { reader, loads } = createNotingReader();
      await log.open(reader);
      epochs.push(loads[0]!.epoch);
    }
    expect(epochs[0]).not.toBe(epochs[1]);
  });

  it('keeps the order for every reader when one of them writes while it reads', async () => {
    const log = createInProcessLog({ reporter: NOTHING_FAILS });
    const [one, two] = [createNotingReader(), createNotingReader()];
    await log.open({
      ...one.reader,
      read: (entry) => {
        one.reader.read(entry);
        if (entry.clk < 3) void log.append('echo', [{ kind: 'beat' }]);
      },
    });
    await log.open(two.reader);
    await log.append('demo', [{ kind: 'beat' }]);
    expect(two.entries.map(({ clk, feedId }) => [clk, feedId])).toEqual([
      [1, 'demo'],
      [2, 'echo'],
      [3, 'echo'],
    ]);
    expect(one.entries).toEqual(two.entries);
  });

  it('does not pile up entries that nobody reads: it starts over', async () => {
    const log = createInProcessLog({ reporter: NOTHING_FAILS, maxEntries: 5 });
    const epochs: Array<string | null> = [];
    log.epoch$.subscribe((epoch) => epochs.push(epoch));
    for (let at = 0; at < 12; at++) await log.append('demo', [{ kind: 'beat' }]);
    const { reader, entries } = createNotingReader();
    await log.open(reader);
    expect(entries.length).toBeLessThan(5);
    expect(epochs.length).toBe(3);
  });

  it('starts over, empty, for a book that fails on what the log holds each time', async () => {
    const { reporter, failures } = createNotedFailures();
    const log = createInProcessLog({ reporter });
    const book = createBook();
    await log.open(book.reader);
    const epochs: Array<string | null> = [];
    log.epoch$.subscribe((epoch) => epochs.push(epoch));
    const heal = plantBookFault();
    await log.append('demo', image(game(), line()));
    heal();
    expect(failures.map(({ kind }) => kind)).toEqual(['bookFault', 'bookFault']);
    expect(epochs).toHaveLength(2);
    expect(book.position).toEqual({ epoch: epochs[1], clk: 0 });
    expect(book.game(1)).toBeNull();
    await log.append('demo', image(game(), line()));
    expect(book.game(1)).not.toBeNull();
  });

  it('is not changed by what a feed does to its changes afterwards', async () => {
    const log = createInProcessLog({ reporter: NOTHING_FAILS });
    const { reader, entries } = createNotingReader();
    await log.open(reader);
    const removal = { kind: 'removeGame' as const, gameNum: 1 };
    const linked = [1];
    const moved = { contestNum: 9, contestantNum: 2, store: 'main', related: linked };
    const line = { gameNum: 1, periodNumber: 0, store: 'main', spread1: -3 };
    const changes: FeedChange[] = [removal, { kind: 'contestLine', line: moved }, { kind: 'line', line }];
    await log.append('demo', changes);
    [removal.gameNum, line.spread1] = [2, -4];
    linked.push(2);
    expect(entries[0]!.changes).toEqual([
      { kind: 'removeGame', gameNum: 1 },
      { kind: 'contestLine', line: { ...moved, related: [1] } },
      { kind: 'line', line: { ...line, spread1: -3 } },
    ]);
  });

  it('copies a line whole: it has plain values alone', () => {
    const values = Object.values(createLine());
    expect(values.filter((value) => typeof value === 'object' && value !== null)).toEqual([]);
  });
});
