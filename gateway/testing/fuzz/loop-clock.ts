/**
 * Loaded into a gateway's process with `--import`, never part of the product: tells which calls were under way when the
 * event loop was held. It counts the thread's CPU time between two looks, so other processes on the machine don't
 * count, and appends each long one as a line of JSON to `LOOP_CLOCK_FILE`.
 */
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isMainThread } from 'node:worker_threads';

/** Calls name themselves by this header. */
export const CALL_HEADER = 'x-fuzz-call';

/** A stretch of work without a look at timers. */
export interface Hold {
  /** CPU milliseconds of the loop's thread. */
  ms: number;
  /** Calls that were under way; one of them may have been the cause. */
  calls: string[];
}

const LOOK_EVERY_MS = 4;
/** Shorter ones are nobody's concern. */
const TOLD_FROM_MS = 20;

const file = process.env['LOOP_CLOCK_FILE'];
if (file !== undefined && isMainThread) startClock(file);

function startClock(path: string): void {
  const underWay = new Map<ServerResponse, string>();
  let endedSince: string[] = [];
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const call = request.headers[CALL_HEADER];
    if (typeof call !== 'string') return;
    underWay.set(response, call);
    response.once('close', () => {
      underWay.delete(response);
      endedSince.push(call);
    });
  });
  let before = cpuMs();
  const startedBy = process.ppid;
  setInterval(() => {
    // A run that was killed leaves nobody who would stop it.
    if (process.ppid !== startedBy) process.kill(process.pid, 'SIGTERM');
    const now = cpuMs();
    const ms = now - before;
    before = now;
    const calls = [...underWay.values(), ...endedSince];
    endedSince = [];
    if (ms >= TOLD_FROM_MS) appendFileSync(path, `${JSON.stringify({ ms, calls } satisfies Hold)}\n`);
  }, LOOK_EVERY_MS).unref();
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
