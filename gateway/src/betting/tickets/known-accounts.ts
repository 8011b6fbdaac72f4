/**
 * What this gateway knows of its latest customers' accounts, so that a ticket that fits can be written at once.
 *
 * Nothing here is final: a write based on it succeeds only if the account still has this version, and
 * a refusal based on it reads the account first (docs/adr/0001-one-statement-ticket.md).
 */
import type { PickKey } from '@lineboard/domain/ground/pick/pick';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../ground/database/create-database.ts';
import { isFreeOfOwnTerms } from '../../account/own-limits/own-terms.ts';
import { countNewWagers, type NewWagers } from './judge-counts.ts';
import type { ReadAccount, AccountState } from './account-state.ts';

interface Known {
  account: AccountState;
  era: number;
}

export interface KnownAccountsLimits {
  /** The limit per customer; with more open picks than this the account is read for every ticket. */
  mostPicksEach: number;
  /** The limit for all customers together, each counting as one more: at some 100 bytes each, 20 MB. */
  mostPicks: number;
}

const DEFAULT_KNOWN_ACCOUNTS_LIMITS: KnownAccountsLimits = {
  mostPicksEach: 1_000,
  mostPicks: 200_000,
};

export class KnownAccounts {
  readonly #database: Pick<Database, 'connectionsOpened'>;
  readonly #limits: KnownAccountsLimits;
  readonly #known: LRUCache<string, Known>;
  readonly #crowded = new Set<string>();

  constructor(
    database: Pick<Database, 'connectionsOpened'>,
    limits: KnownAccountsLimits = DEFAULT_KNOWN_ACCOUNTS_LIMITS,
  ) {
    this.#database = database;
    this.#limits = limits;
    this.#known = new LRUCache({
      maxSize: limits.mostPicks,
      maxEntrySize: limits.mostPicksEach + 1,
      sizeCalculation: ({ account }) => account.exposures.size + 1,
    });
  }

  /**
   * A new connection may lead to another server, a stand-by that never got the last tickets and gives their versions
   * out again. So what was read before it counts no more. Taken before an account is read or a ticket written.
   */
  get era(): number {
    return this.#database.connectionsOpened;
  }

  /** How many open picks of this customer are worth reading. */
  mostOpenPicks(customerId: string): number {
    return this.#crowded.has(customerId) ? 0 : this.#limits.mostPicksEach;
  }

  get(customerId: string): AccountState | null {
    const known = this.#known.get(customerId);
    if (known === undefined) return null;
    if (known.era !== this.era) {
      this.drop(customerId);
      return null;
    }
    return known.account;
  }

  /**
   * What own limits leave ends with the day, not with a version: who has set any is read for every ticket.
   *
   * @param read holds all the customer's exposures, or else is not kept
   */
  learn(customerId: string, read: ReadAccount, era: number): void {
    this.drop(customerId);
    if (!isFreeOfOwnTerms(read)) return;
    const {
      open_exposures: exposures,
      key_answer: _answer,
      key_request_hash: _hash,
      confirmed_hash: _confirmed,
      ...account
    } = read;
    if (exposures === null) {
      if (this.#crowded.size >= this.#limits.mostPicksEach) this.#crowded.clear();
      this.#crowded.add(customerId);
      return;
    }
    this.#known.set(customerId, { account: { ...account, exposures }, era });
  }

  /**
   * A ticket was written by this state of the account and on its version: the account has moved on by just this ticket.
   */
  addTicket(
    customerId: string,
    before: AccountState,
    ticket: {
      heldCents: number;
      freePlayCents: number;
      items: ReadonlyArray<{ pick_key: PickKey; base_cents: number }>;
      wins: ReadonlyArray<{ key: PickKey; cents: number }>;
    } & NewWagers,
    era: number,
  ): void {
    const known = this.#known.peek(customerId);
    if (known === undefined || known.account.version !== before.version) return;
    const { account } = known;
    const add = (key: PickKey, cents: number) =>
      account.exposures.set(key, (account.exposures.get(key) ?? 0) + cents);
    for (const { pick_key: key, base_cents: cents } of ticket.items) add(key, cents);
    for (const { key, cents } of ticket.wins) add(key, cents);
    account.at_risk_cents += ticket.heldCents;
    account.free_play_balance_cents -= ticket.freePlayCents;
    account.open_wagers += countNewWagers(ticket);
    account.version += 1;
    // It is another object: the cache weighs again only what it doesn't hold already.
    this.#known.set(customerId, { account, era: Math.min(era, known.era) });
  }

  drop(customerId: string): void {
    this.#known.delete(customerId);
  }

  /** Somebody has seen this version of the account. */
  dropOlder(customerId: string, version: number): void {
    const known = this.#known.peek(customerId);
    if (known !== undefined && known.account.version < version) this.drop(customerId);
  }
}
