import { PAGE_ERROR_KINDS } from '@lineboard/domain/ground/page-errors/page-error.schema';
import { beginAtZero } from '../report/begin-at-zero.ts';
import { hidePersonal } from '@lineboard/domain/ground/page-errors/hide-personal';
import type { PageError } from '@lineboard/domain/ground/page-errors/page-error.schema';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Metrics } from '../report/metrics.ts';
import { createFrameMapper } from './map-frames.ts';

export interface PageErrors {
  /** Counts it, and says it in the log unless that has just been said, or too much has. */
  note(error: PageError): Promise<void>;
}

interface PageErrorParts {
  log: Pick<FastifyBaseLogger, 'warn'>;
  metrics: Pick<Metrics, 'pageErrors'>;
  /** Where the source maps of the client's build are. */
  mapsDir: string;
  nowMs: () => number;
}

const WINDOW_MS = 60_000;
/** One that breaks on every page is one line a minute; of others no more than somebody reads. */
const MOST_LINES = 30;
const MOST_KNOWN = 500;

const nameOf = ({ kind, message, frames: [top] }: PageError): string =>
  JSON.stringify([kind, message, top?.file, top?.line, top?.column]);

export const createPageErrors = ({ log, metrics, mapsDir, nowMs }: PageErrorParts): PageErrors => {
  beginAtZero(
    metrics.pageErrors,
    PAGE_ERROR_KINDS.map((kind) => ({ kind })),
  );
  const mapFrames = createFrameMapper(mapsDir);
  /** When each was said last, and how often it was told since. */
  const known = new LRUCache<string, { saidMs: number; since: number }>({ max: MOST_KNOWN });
  const window = { fromMs: -Infinity, lines: 0 };

  const maySay = (): boolean => {
    if (nowMs() - window.fromMs >= WINDOW_MS) Object.assign(window, { fromMs: nowMs(), lines: 0 });
    window.lines += 1;
    return window.lines <= MOST_LINES;
  };

  return {
    note: async (error) => {
      metrics.pageErrors.inc({ kind: error.kind });
      const name = nameOf(error);
      const before = known.get(name);
      if (before !== undefined && nowMs() - before.saidMs < WINDOW_MS) {
        before.since += 1;
        return;
      }
      if (!maySay()) return;
      known.set(name, { saidMs: nowMs(), since: 0 });
      const { kind, route, frames } = error;
      log.warn(
        {
          pageError: {
            kind,
            message: hidePersonal(error.message),
            route,
            at: await mapFrames(frames),
            toldBefore: before?.since ?? 0,
          },
        },
        'page: something broke on a customer’s page',
      );
    },
  };
};
