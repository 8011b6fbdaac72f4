import { setTimeout as sleep } from 'node:timers/promises';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { callForTicket, type TicketCall } from '../../kill/call-for-ticket.ts';
import { chooseOne, type Random } from '@lineboard/domain/testing/seeded-random';
import { createItem, createTicket } from '../../samples/ticket-request.ts';
import type { FaultMover } from './fault-mover.ts';
import { calculateAgeMs, type PriceSpan } from '../model/price-history.ts';
import type { SentTicket } from '../model/sent-ticket.ts';
import type { Watchers } from './watchers.ts';

/** Customers who place twenty tickets a second through the balancer, each until it is known what became of it. */
export interface TicketPump {
  start(): void;
  /** Sends no new tickets; resolves when all are answered, or the limit is over. */
  drain(limitMs: number): Promise<void>;
  /** Everything sent since the last call. */
  take(): SentTicket[];
}

export interface TicketPumpParts {
  origin: string;
  customers: ReadonlyArray<{ customerId: string; cookie: string }>;
  mover: FaultMover;
  watchers: Pick<Watchers, 'shown'>;
  random: Random;
}

const SEND_EVERY_MS = 50;
/** Half of the tickets name a price that was replaced so long ago. */
const OLD_FROM_MS = 100;
const OLD_TO_MS = 5_000;
const CALL_LIMIT_MS = 10_000;
const FIRST_RETRY_MS = 300;
const LAST_RETRY_MS = 4_000;
const FIRST_RISK_CENTS = 10_000;

const outcomeOfAnswer = (answer: TicketAnswer): string =>
  answer.state === 'refused' ? (answer.items[0]?.code ?? answer.code) : answer.state;

const outcomeOf = (call: TicketCall): string => {
  if (call.kind === 'answered') return outcomeOfAnswer(call.answer);
  return call.kind === 'http' ? `http ${call.status}` : call.kind;
};

export const createTicketPump = (parts: TicketPumpParts): TicketPump => {
  const { origin, customers, watchers, random } = parts;
  const { gameNums, history } = parts.mover;
  const underWay = new Set<Promise<void>>();
  let sent: SentTicket[] = [];
  let riskCents = FIRST_RISK_CENTS;
  let timer: NodeJS.Timeout | null = null;
  /** From here on nobody sends again; the tickets that are left stay unknown. */
  let giveUpAtMs = Infinity;

  const follow = async (ticket: SentTicket, cookie: string, body: string): Promise<void> => {
    let retryMs = FIRST_RETRY_MS;
    let isLost = false;
    while (Date.now() < giveUpAtMs) {
      const sentMs = Date.now();
      const call = await callForTicket(origin, {
        cookie,
        key: ticket.key,
        body: isLost ? null : body,
        limitMs: CALL_LIMIT_MS,
        isAlone: true,
      });
      // Nothing is known of the key: it is free to be sent again.
      const isFree = isLost && call.kind === 'http' && call.status === 404;
      if (!isFree) ticket.tries.push({ sentMs, endedMs: Date.now(), outcome: outcomeOf(call) });
      if (call.kind === 'answered') {
        ticket.answer = call.answer;
        return;
      }
      isLost = call.kind !== 'http';
      if (isFree) continue;
      await sleep(retryMs * (0.5 + random() / 2));
      retryMs = Math.min(LAST_RETRY_MS, retryMs * 2);
    }
  };

  /**
   * A price that is on somebody's screen too long: just what a gateway that is behind would take. Else any that is old
   * enough.
   */
  const chooseOld = (gameNum: number): PriceSpan | undefined => {
    const nowMs = Date.now();
    const shown = watchers.shown(gameNum);
    const span = shown === null ? undefined : history.find(gameNum, shown);
    if (span !== undefined && calculateAgeMs(span, nowMs) >= OLD_FROM_MS) return span;
    const old = history.replaced(gameNum, nowMs, OLD_FROM_MS, OLD_TO_MS);
    return old.length === 0 ? undefined : chooseOne(random, old);
  };

  const send = (): void => {
    const gameNum = chooseOne(random, gameNums);
    const wantsOld = random() < 0.5;
    const named = (wantsOld ? chooseOld(gameNum) : undefined) ?? history.current(gameNum);
    if (named === undefined) return;
    const { customerId, cookie } = chooseOne(random, customers);
    riskCents++;
    const item = createItem(gameNum, { amountCents: riskCents, seenPrice: named.price });
    const request = createTicket([item]);
    const ticket: SentTicket = {
      key: request.idempotencyKey,
      customerId,
      riskCents,
      named,
      tries: [],
      answer: null,
    };
    sent.push(ticket);
    const following = follow(ticket, cookie, JSON.stringify(request));
    underWay.add(following);
    void following.finally(() => underWay.delete(following));
  };

  return {
    start: () => {
      giveUpAtMs = Infinity;
      timer ??= setInterval(send, SEND_EVERY_MS);
    },
    drain: async (limitMs) => {
      if (timer !== null) clearInterval(timer);
      timer = null;
      giveUpAtMs = Date.now() + limitMs;
      await Promise.all(underWay);
    },
    take: () => {
      const taken = sent;
      sent = [];
      return taken;
    },
  };
};
