import { randomInt } from 'node:crypto';

/** Not now: more tickets are under way than can be answered soon. Nothing was done with this one. */
export class TicketsBusy extends Error {
  override name = 'TicketsBusy';
  readonly retryAfterMs: number;
  constructor(retryAfterMs: number) {
    super('too many tickets are under way');
    this.retryAfterMs = retryAfterMs;
  }
}

/** Why a ticket is refused at the door: what is worked on is slow, or its customer has enough under way. */
export const TURNED_AWAY_CAUSES = ['slow', 'customer'] as const;
export type TurnedAwayCause = (typeof TURNED_AWAY_CAUSES)[number];

/** A ticket on its way through the gateway. */
export interface DoorPass {
  /** Its customer's tickets before it are done. */
  begin(): void;
  leave(): void;
}

/** So many are let in whatever they wait for: a burst after a quiet time says nothing about the next second. */
const ALWAYS = 64;

/** When half of the tickets that are worked on have been so for this long, a new one would wait for twice as long. */
const HALF_WAITED_MS = 1_000;

/** One customer's tickets are placed one after the other. */
const MOST_OF_CUSTOMER = 32;

/** They don't all come again at once. */
const AGAIN_MS = { least: 1_000, most: 3_000 };

/**
 * Refuses tickets at once that would be answered late: while a database is slow, or more come than it takes. A key that
 * is under way here is let in once more, since it has one answer.
 */
export class TicketDoor {
  readonly #onRefused: (cause: TurnedAwayCause) => void;
  readonly #nowMs: () => number;
  /** Since when each is worked on, the longest first. */
  readonly #begun = new Map<DoorPass, number>();
  readonly #ofCustomers = new Map<string, number>();
  readonly #ofKeys = new Map<string, number>();

  constructor(onRefused: (cause: TurnedAwayCause) => void, nowMs: () => number = () => performance.now()) {
    this.#onRefused = onRefused;
    this.#nowMs = nowMs;
  }

  /** @throws TicketsBusy */
  enter(customerId: string, idempotencyKey: string): DoorPass {
    const key = JSON.stringify([customerId, idempotencyKey]);
    const isFull = (this.#ofCustomers.get(customerId) ?? 0) >= MOST_OF_CUSTOMER;
    if ((isFull || this.#isSlow()) && !this.#ofKeys.has(key)) {
      this.#onRefused(isFull ? 'customer' : 'slow');
      throw new TicketsBusy(randomInt(AGAIN_MS.least, AGAIN_MS.most));
    }
    add(this.#ofCustomers, customerId, 1);
    add(this.#ofKeys, key, 1);
    const pass: DoorPass = {
      begin: () => void this.#begun.set(pass, this.#nowMs()),
      leave: () => {
        this.#begun.delete(pass);
        add(this.#ofCustomers, customerId, -1);
        add(this.#ofKeys, key, -1);
      },
    };
    return pass;
  }

  #isSlow(): boolean {
    if (this.#begun.size < ALWAYS) return false;
    let before = Math.floor(this.#begun.size / 2);
    for (const sinceMs of this.#begun.values()) {
      if (before === 0) return this.#nowMs() - sinceMs >= HALF_WAITED_MS;
      before -= 1;
    }
    return false;
  }
}

const add = (counts: Map<string, number>, name: string, by: 1 | -1): void => {
  const count = (counts.get(name) ?? 0) + by;
  if (count === 0) counts.delete(name);
  else counts.set(name, count);
};
