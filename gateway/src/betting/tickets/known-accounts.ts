/**
 * Caches the accounts of this gateway's latest customers, so that a ticket that fits can be written at once.
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
  /** The limit for all customers together, where each customer counts as one more: 20 MB at some 100 bytes each. */
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
   * Callers take this before they read an account or write a ticket. A new connection may lead to another server, a
   * standby that never got the last tickets and assigns their versions again, so accounts that were read before it no
   * longer count.
   */
  get era(): number {
    return this.#database.connectionsOpened;
  }

  /** The number of this customer's open picks that are worth reading. */
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
   * The amounts left under own limits change with the day, not with a version: a customer with such limits is read for
   * every ticket.
   *
   * @param read an account with all of the customer's exposures; others aren't kept
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

  /** A ticket was written on this state and version of the account: the account has changed by exactly this ticket. */
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
    // A new object is needed: the cache only weighs an object again if it is a different one.
    this.#known.set(customerId, { account, era: Math.min(era, known.era) });
  }

  drop(customerId: string): void {
    this.#known.delete(customerId);
  }

  /** Another write or read has seen this version of the account: older ones are dropped. */
  dropOlder(customerId: string, version: number): void {
    const known = this.#known.peek(customerId);
    if (known !== undefined && known.account.version < version) this.drop(customerId);
  }
}
