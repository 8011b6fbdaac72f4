import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { createItem, createTicket } from '../samples/ticket-request.ts';
import { callForTicket } from './call-for-ticket.ts';

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
  /** @returns null when the answer is lost: unknown, to be sent again with the same key */
  const ask = async (body: string, key: string): Promise<TicketAnswer | null> => {
    const call = { cookie, key, limitMs: CALL_LIMIT_MS };
    // Now and then the page was reloaded and asks first.
    if (retries % 3 === 2) {
      const known = await callForTicket(origin, { ...call, body: null });
      if (known.kind === 'answered') return known.answer;
    }
    const said = await callForTicket(origin, { ...call, body });
    if (said.kind === 'http' && said.status < 500)
      throw new Error(`refused with ${said.status}: ${said.text}`);
    if (said.kind !== 'answered') return null;
    // Not yet, or not now: the feed starts over after a kill.
    const isPassing =
      said.answer.state === 'refused' &&
      ['unavailable', 'lineUnknown', 'lineHeld', 'lineDoubted', 'feedStale'].includes(said.answer.code);
    return isPassing ? null : said.answer;
  };

  const running = (async () => {
    while (!stopped) {
      const gameNum = gameNums[Math.floor(random() * gameNums.length)] ?? 1;
      const item = createItem(gameNum, { amountCents: 100 + Math.floor(random() * 1_000) });
      const request = createTicket([item], { idempotencyKey: randomUUID(), priceAcceptance: 'close20' });
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
