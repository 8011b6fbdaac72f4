import { randomUUID } from 'node:crypto';
import type { SaleAnswer } from '@lineboard/domain/betting/selling/sale.schema';
import { createStatement } from '../../ground/database/create-statement.ts';
import { describePlacedBet, readPlacedBets, selectPlacedBets, type StoredBet } from '../wagers/placed-bet.ts';
import { judgeBet } from './judge-bet.ts';
import { sellBet } from './sell-bet.ts';
import type { SellParts } from './sell-parts.ts';

/** How often the list of targets is read anew, and how often the offers of those on it are worked out. */
const READ_EVERY_MS = 2_000;
const LOOK_EVERY_MS = 500;
/** Read at once. Those of a book with more than this wait for the others. */
const MOST_TARGETS_READ = 5_000;

interface Target {
  customerId: string;
  ticketNumber: number;
  wagerNumber: number;
  amountCents: number;
}

/** A target with its bet as it was read, and since when its offer stands at it. */
interface Watched extends Target {
  stored: StoredBet;
  reachedMs: number | null;
}

const SELECT_TARGETS = createStatement<{ most: number }>(
  'sale-targets',
  `
select t.customer_id as "customerId", t.ticket_number as "ticketNumber", t.wager_number as "wagerNumber",
  t.amount_cents as "amountCents", w.status = 'O' as "isOpen" from wager_sale_target t
join wager w using (ticket_number, wager_number) order by t.ticket_number, t.wager_number limit :most::integer`,
);

const DROP_DECIDED = `
delete from wager_sale_target t using wager w
where w.ticket_number = t.ticket_number and w.wager_number = t.wager_number and w.status <> 'O'`;

export interface WatchingParts extends SellParts {
  onSold: (customerId: string, key: string, answer: SaleAnswer) => void;
  onError: (error: unknown) => void;
  steadyNowMs: () => number;
}

const nameOf = ({ ticketNumber, wagerNumber }: Target): string => `${ticketNumber}-${wagerNumber}`;

/**
 * Sells bets whose offer has stood at their target for the delay of their sports (HR-55). A gateway that takes over
 * begins to count anew, so that none is lost; a target that was taken is gone with the sale, so that none is taken
 * twice.
 */
export class TargetWatch {
  readonly #parts: WatchingParts;
  #watched = new Map<string, Watched>();
  #readMs = -Infinity;

  constructor(parts: WatchingParts) {
    this.#parts = parts;
  }

  /** Looks once: the list when it is old, then every offer. */
  async look(): Promise<void> {
    const nowMs = this.#parts.steadyNowMs();
    if (nowMs - this.#readMs >= READ_EVERY_MS) {
      await this.#read();
      this.#readMs = nowMs;
    }
    for (const target of this.#watched.values()) await this.#lookAt(target, nowMs);
  }

  async #read(): Promise<void> {
    const { database } = this.#parts;
    const { rows: told } = await database.pool.query<Target & { isOpen: boolean }>(
      SELECT_TARGETS({ most: MOST_TARGETS_READ }),
    );
    if (told.some(({ isOpen }) => !isOpen)) await database.pool.query(DROP_DECIDED);
    const rows = told.filter(({ isOpen }) => isOpen);
    const stored = rows.length === 0 ? [] : await this.#readBets(rows);
    const known = new Map(stored.map((bet) => [`${bet.ticket_number}-${bet.wager_number}`, bet]));
    this.#watched = new Map(
      rows.flatMap((target) => {
        const name = nameOf(target);
        const bet = known.get(name);
        const before = this.#watched.get(name);
        const reachedMs = before?.amountCents === target.amountCents ? before.reachedMs : null;
        return bet === undefined ? [] : [[name, { ...target, stored: bet, reachedMs }] as const];
      }),
    );
  }

  #readBets(targets: readonly Target[]): Promise<StoredBet[]> {
    const { database } = this.#parts;
    return readPlacedBets(
      database.pool,
      selectPlacedBets(database.kysely).where((eb) =>
        eb(
          eb.refTuple('w.ticket_number', 'w.wager_number'),
          'in',
          targets.map(({ ticketNumber, wagerNumber }) => eb.tuple(ticketNumber, wagerNumber)),
        ),
      ),
    );
  }

  async #lookAt(target: Watched, nowMs: number): Promise<void> {
    const { book, bookNowMs, liveDelayMs } = this.#parts;
    const bet = describePlacedBet(target.stored, book);
    const judged = judgeBet(bet, { book, store: target.stored.store, bookMs: bookNowMs() });
    if ('refusal' in judged || judged.offerCents < target.amountCents) {
      target.reachedMs = null;
      return;
    }
    target.reachedMs ??= nowMs;
    const delayMs = Math.max(...bet.items.map(({ sportType }) => liveDelayMs(sportType)));
    if (nowMs - target.reachedMs >= delayMs) await this.#take(target);
  }

  /** The gateway works the offer out once more; what is less than the target leaves it armed. */
  async #take(target: Watched): Promise<void> {
    const { customerId, ticketNumber, wagerNumber, amountCents } = target;
    const key = randomUUID();
    target.reachedMs = null;
    try {
      const order = { customerId, ticketNumber, wagerNumber, key, sharePercent: 100 };
      const answer = await sellBet(this.#parts, { ...order, leastCents: amountCents, byTarget: true });
      if (answer?.state !== 'sold') return;
      this.#watched.delete(nameOf(target));
      this.#parts.onSold(customerId, key, answer);
    } catch (error) {
      this.#parts.onError(error);
    }
  }
}

/** @returns stops it, once what is under way is done */
export const startTargetWatch = (watch: Pick<TargetWatch, 'look'>, onError: (error: unknown) => void) => {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= watch.look().then(
      () => void (running = null),
      (error: unknown) => {
        running = null;
        onError(error);
      },
    );
  }, LOOK_EVERY_MS);
  return async (): Promise<void> => {
    clearInterval(timer);
    await running;
  };
};
