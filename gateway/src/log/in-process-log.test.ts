import { describe, expect, it } from 'vitest';
import { createNotingReader, describeLineLog } from '../../testing/contracts/line-log-contract.ts';
import { createInProcessLog } from './in-process-log.ts';

describeLineLog(async (maxEntries) => {
  const log = createInProcessLog({ maxEntries });
  return { log, same: log, close: () => log.close() };
});

describe('the in-process log', () => {
  it('has a new epoch in every process', async () => {
    const epochs = [];
    for (const log of [createInProcessLog(), createInProcessLog()]) {
      const { reader, loads } = createNotingReader();
      await log.open(reader);
      epochs.push(loads[0]!.epoch);
    }
    expect(epochs[0]).not.toBe(epochs[1]);
  });

  it('keeps the order for every reader when one of them writes while it reads', async () => {
    const log = createInProcessLog();
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

  it('does not pile up entries that nobody reads: it begins anew', async () => {
    const log = createInProcessLog({ maxEntries: 5 });
    const epochs: Array<string | null> = [];
    log.epoch$.subscribe((epoch) => epochs.push(epoch));
    for (let at = 0; at < 12; at++) await log.append('demo', [{ kind: 'beat' }]);
    const { reader, entries } = createNotingReader();
    await log.open(reader);
    expect(entries.length).toBeLessThan(5);
    expect(epochs.length).toBe(3);
  });

  it('is not changed by what a feed does to its changes afterwards', async () => {
    const log = createInProcessLog();
    const { reader, entries } = createNotingReader();
    await log.open(reader);
    const changes = [{ kind: 'removeGame' as const, gameNum: 1 }];
    await log.append('demo', changes);
    changes[0]!.gameNum = 2;
    expect(entries[0]!.changes).toEqual([{ kind: 'removeGame', gameNum: 1 }]);
  });
});
