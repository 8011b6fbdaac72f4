import { randomUUID } from 'node:crypto';
import type { SaleAnswer } from '@lineboard/domain/betting/selling/sale.schema';
import type { Subscription } from 'rxjs';
import { createStatement } from '../../ground/database/create-statement.ts';
import type { Book, BookStep } from '../../lines/book/book.ts';
import { describePlacedBet, readPlacedBets, selectPlacedBets, type StoredBet } from '../wagers/placed-bet.ts';
import { judgeBet } from './judge-bet.ts';
import { sellBet } from './sell-bet.ts';
import type { SellParts } from './sell-parts.ts';
import { repeat } from '../../ground/timers/repeat.ts';

/** How often the list of targets is read anew, and how often those whose games changed are worked out. */
const READ_EVERY_MS = 2_000;
const LOOK_EVERY_MS = 500;
/** A feed that is back, or a book that is fresh again, changes no game: so often all are looked at. */
const LOOK_AT_ALL_EVERY_MS = 10_000;
/** Read at once. Those of a book with more than this wait for the others. */
const MOST_TARGETS_READ = 5_000;

interface Target {
  customerId: string;
  ticketNumber: number;
  wagerNumber: number;
  amountCents: number;
  /** The wager's, as it was when the target was read. */
  revision: number;
}

/** A target with its bet as it was read, and since when its offer stands at it. */
interface Watched extends Target {
  stored: StoredBet;
  games: readonly number[];
  reachedMs: number | null;
  /** Nobody has looked since it, its bet or one of its games changed. */
  isDue: boolean;
}

const SELECT_TARGETS = createStatement<{ most: number }>(
  'sale-targets',
  `
select t.customer_id as "customerId", t.ticket_number as "ticketNumber", t.wager_number as "wagerNumber",
  t.amount_cents as "amountCents", w.revision, w.status = 'O' as "isOpen" from wager_sale_target t
join wager w using (ticket_number, wager_number) order by t.ticket_number, t.wager_number limit :most::integer`,
);

const DROP_DECIDED = `
delete from wager_sale_target t using wager w
where w.ticket_number = t.ticket_number and w.wager_number = t.wager_number and w.status <> 'O'`;

export interface WatchingParts extends SellParts {
  steps$: Book['steps$'];
  onSold: (customerId: string, key: string, answer: SaleAnswer) => void;
  onError: (error: unknown) => void;
  steadyNowMs: () => number;
}

const nameOf = ({ ticketNumber, wagerNumber }: Target): string => `${ticketNumber}-${wagerNumber}`;

const gamesOf = ({ items }: StoredBet): number[] =>
  items.flatMap(({ game_num: gameNum }) => (gameNum === null ? [] : [gameNum]));

/**
 * Sells bets whose offer has stood at their target for the delay of their sports (HR-55). The gateway that runs the
 * feeds does it; one that takes over begins to count anew, so that none is lost; a target that was taken is gone with
 * the sale, so that none is taken twice.
 */
export class TargetWatch {
  readonly #parts: WatchingParts;
  readonly #subscription: Subscription;
  /** Games that changed since the last look; null: perhaps all. */
  #changed: Set<number> | null = null;
  #watched = new Map<string, Watched>();
  #readMs = -Infinity;
  #lookedAtAllMs = -Infinity;

  constructor(parts: WatchingParts) {
    this.#parts = parts;
    this.#subscription = parts.steps$.subscribe((step) => this.#hear(step));
  }

  stop(): void {
    this.#subscription.unsubscribe();
  }

  /** Looks once: the list when it is old, then offers that may have changed and those that stand at their target. */
  async look(): Promise<void> {
    const nowMs = this.#parts.steadyNowMs();
    if (nowMs - this.#readMs >= READ_EVERY_MS) {
      await this.#read();
      this.#readMs = nowMs;
    }
    const isTimeForAll = nowMs - this.#lookedAtAllMs >= LOOK_AT_ALL_EVERY_MS;
    if (isTimeForAll) this.#lookedAtAllMs = nowMs;
    const changed = isTimeForAll ? null : this.#changed;
    this.#changed = new Set();
    const mayHaveChanged = ({ isDue, reachedMs, games }: Watched): boolean =>
      isDue || reachedMs !== null || changed === null || games.some((gameNum) => changed.has(gameNum));
    for (const target of this.#watched.values()) {
      if (!mayHaveChanged(target)) continue;
      target.isDue = false;
      await this.#lookAt(target);
    }
  }

  #hear(step: BookStep): void {
    if (step.kind === 'reset') this.#changed = null;
    // Nobody waits for anything, most of the time.
    if (step.kind === 'reset' || this.#changed === null || this.#watched.size === 0) return;
    for (const ops of step.topics.values())
      for (const { kind, key } of ops)
        if (kind === 'line' || kind === 'game' || kind === 'score')
          this.#changed.add(Number.parseInt(key, 10));
  }

  async #read(): Promise<void> {
    const { database } = this.#parts;
    const { rows: told } = await database.pool.query<Target & { isOpen: boolean }>(
      SELECT_TARGETS({ most: MOST_TARGETS_READ }),
    );
    if (told.some(({ isOpen }) => !isOpen)) await database.pool.query(DROP_DECIDED);
    const targets = told.filter(({ isOpen }) => isOpen);
    const fresh = targets.filter((target) => {
      const known = this.#watched.get(nameOf(target));
      // What it is reserved for may come to nothing, which is no change of the wager.
      return known?.revision !== target.revision || known.stored.is_reserved;
    });
    const stored = fresh.length === 0 ? [] : await this.#readBets(fresh);
    const known = new Map(stored.map((bet) => [`${bet.ticket_number}-${bet.wager_number}`, bet]));
    this.#watched = new Map(
      targets.flatMap((target) => {
        const name = nameOf(target);
        const before = this.#watched.get(name);
        const bet = known.get(name) ?? before?.stored;
        if (bet === undefined) return [];
        const isSame = before?.amountCents === target.amountCents;
        const watched: Watched = {
          ...target,
          stored: bet,
          games: gamesOf(bet),
          reachedMs: isSame ? before.reachedMs : null,
          isDue: !isSame || known.has(name) || before.isDue,
        };
        return [[name, watched] as const];
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

  /** It reads the clock anew: the look at those before it may have taken long. */
  async #lookAt(target: Watched): Promise<void> {
    const { book, bookNowMs, liveDelayMs, rules, steadyNowMs } = this.#parts;
    const nowMs = steadyNowMs();
    const bet = describePlacedBet(target.stored, book);
    const judged = judgeBet(bet, {
      figures: rules.sales,
      currency: target.stored.currency,
      book,
      store: target.stored.store,
      bookMs: bookNowMs(),
      stored: target.stored,
    });
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
      const order = { customerId, ticketNumber, wagerNumber, key, sharePercent: 100, byTarget: true };
      const agreed = { leastCents: amountCents, seenCents: null, tolerancePercent: null };
      const answer = await sellBet(this.#parts, { ...order, ...agreed });
      if (answer?.state !== 'sold') return;
      this.#watched.delete(nameOf(target));
      this.#parts.onSold(customerId, key, answer);
    } catch (error) {
      this.#parts.onError(error);
    }
  }
}

/** @returns stops it, once what is under way is done */
export const startTargetWatch = (
  watch: Pick<TargetWatch, 'look' | 'stop'>,
  onError: (error: unknown) => void,
): (() => Promise<void>) => {
  let running: Promise<void> | null = null;
  const stopLooks = repeat(() => {
    running ??= watch.look().then(
      () => void (running = null),
      (error: unknown) => {
        running = null;
        onError(error);
      },
    );
  }, LOOK_EVERY_MS);
  return async (): Promise<void> => {
    stopLooks();
    watch.stop();
    await running;
  };
};
