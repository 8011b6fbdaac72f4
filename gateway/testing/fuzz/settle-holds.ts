import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import { type FuzzWorld, type SentBody, sendTicket } from './fuzz-world.ts';
import { parseRequest } from './parse-request.ts';
import type { LoopClock } from './read-holds.ts';
import { shrinkRequest } from './shrink-request.ts';

/** No call may hold the event loop for longer. CPU milliseconds. */
const MOST_HELD_MS = 50;
const REPEATS = 3;
/** Longer than the clock takes to look and to tell. */
const QUIET_MS = 30;

/** What the loop's clock told of a stretch of the run. */
export interface HeldReport {
  /** The longest stretch, whatever was its cause. */
  longestMs: number;
  /** Stretches over the limit; of most a collection of garbage or many calls at once were the cause. */
  over: number;
}

/**
 * Sends each body that was under way while the loop was held once more, alone and three times: only what holds it each
 * time is the cause.
 */
export const settleHolds = async (world: FuzzWorld, clock: LoopClock, most: number): Promise<HeldReport> => {
  await sleep(QUIET_MS);
  const holds = clock.take();
  const over = holds.filter(({ ms }) => ms > MOST_HELD_MS).toSorted((a, b) => b.ms - a.ms);
  const suspects = new Set(over.slice(0, most).flatMap(({ calls }) => calls));
  for (const call of suspects) {
    const sent = world.sent.get(call);
    if (sent === undefined) continue;
    const leastMs = await measureAlone(world, clock, sent);
    if (leastMs <= MOST_HELD_MS) continue;
    const detail = `${Math.round(leastMs)} ms`;
    world.findings.add('holds the event loop', detail, String(sent.body));
    const holds = async (request: TicketRequest): Promise<boolean> =>
      (await measureAlone(world, clock, { ...sent, body: JSON.stringify(request) }, 1)) > MOST_HELD_MS;
    const request = parseRequest(sent.body);
    if (request !== null)
      world.findings.add('holds the event loop', detail, JSON.stringify(await shrinkRequest(request, holds)));
  }
  return { longestMs: Math.max(0, ...holds.map(({ ms }) => ms)), over: over.length };
};

/** @returns the least that the loop was held in several tries */
const measureAlone = async (
  world: FuzzWorld,
  clock: LoopClock,
  { bettor, body, contentType }: SentBody,
  repeats = REPEATS,
): Promise<number> => {
  let leastMs = Infinity;
  for (let left = repeats; left > 0 && leastMs > MOST_HELD_MS; left -= 1) {
    await sleep(QUIET_MS);
    clock.take();
    await sendTicket(world, bettor, withNewKey(body), contentType);
    await sleep(QUIET_MS);
    leastMs = Math.min(leastMs, Math.max(0, ...clock.take().map(({ ms }) => ms)));
  }
  return leastMs;
};

const withNewKey = (body: string | Buffer): string | Buffer => {
  const request = parseRequest(body);
  return request === null ? body : JSON.stringify({ ...request, idempotencyKey: randomUUID() });
};
