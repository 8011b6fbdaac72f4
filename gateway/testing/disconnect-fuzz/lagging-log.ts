import type { LineLog, LogReader } from '../../src/lines/book/line-log.ts';
import type { Random } from '@lineboard/domain/testing/seeded-random';

/** The same log as a gateway reads it that lags behind: entries come late and in clusters, in order all the same. */
export const createLaggingLog = (log: LineLog, random: Random, maxLagMs: number): LineLog => ({
  takeLease: (seen) => log.takeLease(seen),
  leaseMs: log.leaseMs,
  suspend: (feedId, readClk) => log.suspend(feedId, readClk),
  goOn: (feedId, readClk) => log.goOn(feedId, readClk),
  readable$: log.readable$,
  epoch$: log.epoch$,
  close: () => log.close(),
  open: (reader) => {
    const waiting: Array<() => void> = [];
    let timer: NodeJS.Timeout | null = null;
    const later = (deliver: () => void): void => {
      waiting.push(deliver);
      timer ??= setTimeout(() => {
        timer = null;
        for (const next of waiting.splice(0)) next();
      }, random() * maxLagMs);
    };
    const lagging: LogReader = {
      load: (image, position) => reader.load(image, position),
      read: (entry) => later(() => reader.read(entry)),
      image: () => reader.image(),
    };
    return log.open(lagging);
  },
});
