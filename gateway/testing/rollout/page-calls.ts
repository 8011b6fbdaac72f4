import { CALLS } from '@lineboard/domain/doors/contract/calls';
import { asPage } from '../customers/page-marks.ts';

/** Pages that are opened, and calls of pages that are open. None of them is repeated by the page. */
export interface PageCalls {
  readonly made: number;
  /** A line for each call that didn't end with 200. */
  readonly failures: readonly string[];
  readonly slowestMs: number;
  start(): void;
  stop(): Promise<void>;
}

const CALL_EVERY_MS = 50;
const LIMIT_MS = 10_000;
const PATHS = ['/', CALLS.readWeekFigures.path, CALLS.readInbox.path];

/** How a call comes in. */
export interface WayIn {
  /** Where it is sent. */
  to: string;
  /** The page's. */
  origin: string;
}

/** @param ways taken in turn, each call on a connection of its own */
export const createPageCalls = (
  ways: readonly WayIn[],
  callers: ReadonlyArray<{ cookie: string }>,
): PageCalls => {
  const failures: string[] = [];
  const underWay = new Set<Promise<void>>();
  const startedMs = Date.now();
  let made = 0;
  let slowestMs = 0;
  let timer: NodeJS.Timeout | null = null;

  const call = async ({ to, origin }: WayIn, path: string, cookie: string): Promise<void> => {
    const sentMs = Date.now();
    // On a connection of its own, as each customer's browser has one.
    const headers = { origin, ...asPage(cookie), connection: 'close' };
    const outcome = await fetch(to + path, { headers, signal: AbortSignal.timeout(LIMIT_MS) }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      (error: unknown) => String((error as Error).cause ?? error),
    );
    slowestMs = Math.max(slowestMs, Date.now() - sentMs);
    if (outcome !== 200)
      failures.push(
        `GET ${to}${path} ended with ${outcome}, after ${((sentMs - startedMs) / 1_000).toFixed(1)} s`,
      );
  };
  const callNext = (): void => {
    const way = ways[made % ways.length]!;
    // Each way takes all paths in turn.
    const path = PATHS[Math.floor(made / ways.length) % PATHS.length]!;
    const { cookie } = callers[made % callers.length]!;
    made += 1;
    const calling = call(way, path, cookie);
    underWay.add(calling);
    void calling.finally(() => underWay.delete(calling));
  };
  return {
    get made() {
      return made;
    },
    failures,
    get slowestMs() {
      return slowestMs;
    },
    start: () => {
      timer ??= setInterval(callNext, CALL_EVERY_MS);
    },
    stop: async () => {
      if (timer !== null) clearInterval(timer);
      await Promise.all(underWay);
    },
  };
};
