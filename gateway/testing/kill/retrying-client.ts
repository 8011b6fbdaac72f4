import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TicketAnswer } from '@lineboard/domain/ticket/ticket-answer';
import { createItem, createTicket } from '../ticket-request.ts';

/** One customer's page that never gives up: it sends a ticket with one key until it knows what became of it. */
export interface RetryingClient {
  /** Every key that was sent, with what the gateway acknowledged; null while unknown. */
  readonly keys: ReadonlyMap<string, TicketAnswer | null>;
  readonly retries: number;
  stop(): Promise<void>;
}

const CALL_LIMIT_MS = 10_000;
const RETRY_AFTER_MS = 20;

export const startRetryingClient = (
  origin: string,
  cookie: string,
  gameNums: readonly number[],
  random: () => number,
): RetryingClient => {
  const keys = new Map<string, TicketAnswer | null>();
  let retries = 0;
  let stopped = false;
  const headers = { origin, cookie, 'content-type': 'application/json' };
  const signal = (): AbortSignal => AbortSignal.timeout(CALL_LIMIT_MS);

  /** @returns null when the answer is lost: unknown, to be sent again with the same key */
  const ask = async (body: string, key: string): Promise<TicketAnswer | null> => {
    try {
      // Now and then the page was reloaded and asks first.
      if (retries % 3 === 2) {
        const known = await fetch(`${origin}/api/tickets/${key}`, { headers, signal: signal() });
        if (known.ok) return (await known.json()) as TicketAnswer;
      }
      const answer = await fetch(`${origin}/api/tickets`, {
        method: 'POST',
        headers,
        body,
        signal: signal(),
      });
      if (answer.status >= 500) return null;
      if (!answer.ok) throw new TypeError(`refused with ${answer.status}: ${await answer.text()}`);
      const said = (await answer.json()) as TicketAnswer;
      // Not yet, or not now: the feed begins anew after a kill.
      const isPassing =
        said.state === 'refused' &&
        ['unavailable', 'lineUnknown', 'lineHeld', 'feedStale'].includes(said.code);
      return isPassing ? null : said;
    } catch (error) {
      if (error instanceof TypeError && error.message.startsWith('refused')) throw error;
      return null;
    }
  };

  const running = (async () => {
    while (!stopped) {
      const gameNum = gameNums[Math.floor(random() * gameNums.length)] ?? 1;
      const item = createItem(gameNum, { amountCents: 100 + Math.floor(random() * 1_000) });
      const request = createTicket([item], { idempotencyKey: randomUUID(), priceAcceptance: 'any' });
      const body = JSON.stringify(request);
      keys.set(request.idempotencyKey, null);
      for (;;) {
        const answer = await ask(body, request.idempotencyKey);
        if (answer !== null) {
          keys.set(request.idempotencyKey, answer);
          break;
        }
        // A game that is over has no line any more: this ticket stays unknown and is asked for at the end.
        if (stopped) break;
        retries += 1;
        await sleep(RETRY_AFTER_MS);
      }
    }
  })();

  return {
    keys,
    get retries() {
      return retries;
    },
    stop: async () => {
      stopped = true;
      await running;
    },
  };
};
