import { type SweptRows, sweepOldRows } from '../../ground/database/sweep-old-rows.ts';
import { sql } from 'kysely';
import type { CustomerEvents } from '../../ground/customer/customer-events.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import type { FoundSession } from './found-session.ts';
import { KnownSessions } from './known-sessions.ts';
import { type EndWithSessions, SESSION_CHOICES, type SessionChoice } from './session-choices.ts';
import { createToken, hashToken } from './session-token.ts';
import type { SessionLeft } from '@lineboard/domain/account/sign-in/session-answer.schema';
import type { SignInPlace } from './sign-in-history.ts';

export interface Sessions {
  /** The name of the cookie in which the browser keeps a session's token. */
  readonly cookieName: string;
  /** @returns the cookie's value, which is stored nowhere else; null when password or passkey are no longer valid */
  create(customerId: string, opening: SessionOpening): Promise<string | null>;
  find(token: string | undefined): Promise<FoundSession>;
  /** Reads the session from the database: another gateway may have changed it a moment ago. */
  read(token: string): Promise<FoundSession>;
  /**
   * Records that the session's customer has proved to be a person.
   * @returns false when that proof was used before, or the session is over
   */
  passCaptcha(sessionId: string, proof: CaptchaProof): Promise<boolean>;
  /**
   * @param idleMs for how long the customer has done nothing: pings alone don't keep a session
   * @returns null when there is no such session any more
   */
  extend(token: string, idleMs: number): Promise<SessionLeft | null>;
  /** Extends the session as a ping does: its customer has just done something outside the page. */
  touch(tokenHash: Buffer): Promise<void>;
  /** Makes the customer count as confirmed from now on. */
  confirm(token: string): Promise<void>;
  /** Whether the customer was confirmed within the last minutes. */
  isConfirmed(token: string): Promise<boolean>;
  /** Ends the session and tells its sockets; the customer's other sessions go on. */
  end(token: string | undefined): Promise<void>;
  /** Ends the session with this id in the customer's list. @returns false when this customer has no such session */
  endOne(customerId: string, sessionId: string): Promise<boolean>;
  /** Ends the sessions that began on one device of the customer. */
  endOfDevice(customerId: string, deviceId: string): Promise<void>;
  /**
   * Ends the least recently used sessions of one device, except this one: a call with only the device's cookie begins a
   * session, so there may be several at once.
   */
  endOldOfDevice(customerId: string, deviceId: string, token: string): Promise<void>;
  /** Ends the sessions that began with one passkey of the customer, except this one. */
  endOfPasskey(customerId: string, passkeyId: string, token: string): Promise<void>;
  /** Ends the sessions on every device of the customer. */
  endAll(customerId: string): Promise<void>;
  /** Ends all of the customer's sessions except this one, and tells the sockets of each. */
  endOthers(customerId: string, token: string): Promise<void>;
  removeExpired(): Promise<void>;
}

/** How a session begins. */
export interface SessionOpening extends SignInPlace {
  /** The hash that the password was checked against; it must still be the customer's. */
  passwordHash?: string;
  /** The passkey that the customer signed in with; it must still exist. */
  passkeyId?: string;
  deviceId?: string;
  /** This lets the device in, and must still hold when the session begins; left out where nothing of it does. */
  letInAs?: keyof typeof STILL_LET_IN;
  /** The customer has proved who they are, and wasn't only remembered. */
  isConfirmed?: boolean;
}

export interface CaptchaProof {
  proof: string;
  /** The proof could be used again until then. */
  untilMs: number;
}

const AUTHORIZED = 'device_id = $5::uuid and customer_id = owner.customer_id and is_authorized';

/** Whether the device is let in by what it was found to be a moment ago, e.g. before a password was looked at. */
const STILL_LET_IN = {
  authorized: `exists (select from known_device where ${AUTHORIZED} for share)`,
  remembered: `exists (select from known_device where ${AUTHORIZED} and remembered_until_ms > $6 for share)`,
} as const;

/** A customer isn't asked again within this time, which is enough to change an account's settings. */
const CONFIRMED_FOR_MS = 10 * 60_000;

export interface SessionOptions {
  cookieName: string;
  /** A session in which the customer does nothing, or that isn't pinged, ends after this. */
  ttlMs: number;
  /** Every session ends after this, pinged or not. */
  lifetimeMs: number;
}

interface EndedRow {
  customer_id: string;
  token_hash: Buffer;
}

interface SessionRow {
  customer_id: string;
  store: string;
  is_demo: boolean;
  is_offline: boolean;
  must_change_password: boolean;
  captcha: 'none' | 'due' | 'passed';
  device_id: string | null;
  expires_at_ms: number;
}

const idOf = (tokenHash: Buffer): string => tokenHash.toString('hex');

/** Keeps sessions by token in the database; those that were requested recently are cached here. */
export const createSessions = (
  database: Database,
  options: SessionOptions,
  wallNowMs: () => number,
  customerEvents: CustomerEvents,
  endWith: EndWithSessions,
): Sessions => new StoredSessions(database, options, wallNowMs, customerEvents, endWith);

const EXPIRING = ['session', 'login_token', 'password_reset', 'agent_token', 'used_captcha'] as const;

/** Rows that hold until they expire. */
export const EXPIRED_ROWS: ReadonlyArray<SweptRows<(typeof EXPIRING)[number]>> = EXPIRING.map((table) => ({
  table,
  column: 'expires_at_ms',
  keptMs: 0,
}));

class StoredSessions implements Sessions {
  readonly cookieName: string;
  readonly #database: Database;
  readonly #options: SessionOptions;
  readonly #wallNowMs: () => number;
  readonly #customerEvents: CustomerEvents;
  readonly #endWith: EndWithSessions;
  readonly #known = new KnownSessions();

  constructor(
    database: Database,
    options: SessionOptions,
    wallNowMs: () => number,
    customerEvents: CustomerEvents,
    endWith: EndWithSessions,
  ) {
    this.cookieName = options.cookieName;
    this.#database = database;
    this.#options = options;
    this.#wallNowMs = wallNowMs;
    this.#customerEvents = customerEvents;
    this.#endWith = endWith;
    customerEvents.listen((customerId, event) => {
      // An operator may have set the customer offline, or marked them as a bot.
      if (event.kind === 'settings') this.#known.endAll(customerId);
      if (event.kind !== 'sessionEnded') return;
      if (event.sessionId === undefined) this.#known.endAll(customerId);
      else this.#known.end(Buffer.from(event.sessionId, 'hex'));
    });
  }

  // A concurrent change of password, passkey or device waits for this, and ends the session afterwards. The customer is
  // locked first, as by those who change several of them.
  async create(customerId: string, opening: SessionOpening): Promise<string | null> {
    const { ttlMs, lifetimeMs } = this.#options;
    const { address, userAgent, passwordHash = null, passkeyId = null, deviceId = null, letInAs } = opening;
    const token = createToken();
    const now = this.#wallNowMs();
    const { rowCount } = await this.#database.pool.query(
      `with owner as materialized (
         select customer_id from customer
         where customer_id = $2 and closed_at_ms is null and not is_agent and ($8::text is null or password_hash = $8)
         for share
       )
       insert into session (token_hash, customer_id, address, user_agent, device_id, created_at_ms, active_at_ms,
         expires_at_ms, passkey_id, confirmed_at_ms)
       select $1, customer_id, $3, $4, $5::uuid, $6::bigint, $6::bigint, $7, $9::uuid, $10::bigint from owner
       where ($9::uuid is null or exists (
           select from passkey where passkey_id = $9 and customer_id = owner.customer_id for share))
         and ${letInAs === undefined ? 'true' : STILL_LET_IN[letInAs]}`,
      [
        hashToken(token),
        customerId,
        address,
        userAgent,
        deviceId,
        now,
        now + Math.min(ttlMs, lifetimeMs),
        passwordHash,
        passkeyId,
        opening.isConfirmed === true ? now : null,
      ],
    );
    return rowCount === 1 ? token : null;
  }

  async find(token: string | undefined): Promise<FoundSession> {
    if (token === undefined || token === '') return { state: 'visitor' };
    return this.#known.get(hashToken(token), this.#wallNowMs()) ?? this.read(token);
  }

  async read(token: string): Promise<FoundSession> {
    const nowMs = this.#wallNowMs();
    const tokenHash = hashToken(token);
    const { ends } = this.#known;
    const { rows } = await this.#database.pool.query<SessionRow>({
      name: 'find-session',
      text: `select c.customer_id, c.store, c.is_demo, c.is_demo or c.is_offline as is_offline,
               c.must_change_password, s.device_id, s.expires_at_ms,
               case when not c.customer_is_a_bot then 'none' when s.captcha_passed_at_ms is null then 'due'
                 else 'passed' end as captcha
             from session s join customer c using (customer_id)
             where s.token_hash = $1 and s.expires_at_ms > $2 and c.closed_at_ms is null and not c.is_agent`,
      values: [tokenHash, nowMs],
    });
    const row = rows[0];
    if (row === undefined) return { state: 'ended' };
    const session = {
      state: 'customer' as const,
      customerId: row.customer_id,
      store: row.store,
      isDemo: row.is_demo,
      isOffline: row.is_offline,
      captcha: row.captcha,
      mustChangePassword: row.must_change_password,
      sessionId: idOf(tokenHash),
      deviceId: row.device_id,
      expiresAtMs: row.expires_at_ms,
    };
    this.#known.keep(tokenHash, session, { nowMs, expiresAtMs: row.expires_at_ms, ends });
    return session;
  }

  // One statement: of two calls with one token on two gateways, only one records it.
  async passCaptcha(sessionId: string, { proof, untilMs }: CaptchaProof): Promise<boolean> {
    const tokenHash = Buffer.from(sessionId, 'hex');
    const { rowCount } = await this.#database.pool.query(
      `with used as (insert into used_captcha (token_hash, expires_at_ms) values ($2, $3)
         on conflict do nothing returning 1)
       update session set captcha_passed_at_ms = $4 where token_hash = $1 and exists (select from used)`,
      [tokenHash, hashToken(proof), untilMs, this.#wallNowMs()],
    );
    this.#known.end(tokenHash);
    return rowCount === 1;
  }

  extend(token: string, idleMs: number): Promise<SessionLeft | null> {
    return this.#extend(hashToken(token), idleMs);
  }

  async touch(tokenHash: Buffer): Promise<void> {
    await this.#extend(tokenHash, 0);
  }

  async #extend(tokenHash: Buffer, idleMs: number): Promise<SessionLeft | null> {
    const { ttlMs, lifetimeMs } = this.#options;
    const now = this.#wallNowMs();
    const row = await this.#database.kysely
      .updateTable('session')
      .set({
        active_at_ms: sql<number>`greatest(active_at_ms, ${now - idleMs}::bigint)`,
        expires_at_ms: sql<number>`least(
          greatest(active_at_ms, ${now - idleMs}::bigint) + ${ttlMs}::bigint,
          created_at_ms + ${lifetimeMs}::bigint)`,
      })
      .where('token_hash', '=', tokenHash)
      .where('expires_at_ms', '>', now)
      .returning(['expires_at_ms', 'created_at_ms'])
      .executeTakeFirst();
    if (row === undefined) return null;
    const canStay = row.expires_at_ms < row.created_at_ms + lifetimeMs;
    return { endsInMs: Math.max(0, row.expires_at_ms - now), canStay };
  }

  async confirm(token: string): Promise<void> {
    await this.#database.kysely
      .updateTable('session')
      .set({ confirmed_at_ms: this.#wallNowMs() })
      .where('token_hash', '=', hashToken(token))
      .execute();
  }

  async isConfirmed(token: string): Promise<boolean> {
    const row = await this.#database.kysely
      .selectFrom('session')
      .select('customer_id')
      .where('token_hash', '=', hashToken(token))
      .where('confirmed_at_ms', '>', this.#wallNowMs() - CONFIRMED_FOR_MS)
      .executeTakeFirst();
    return row !== undefined;
  }

  async end(token: string | undefined): Promise<void> {
    if (token === undefined) return;
    const tokenHash = hashToken(token);
    const [ended] = await this.#end('one', [tokenHash]);
    this.#known.end(tokenHash);
    if (ended !== undefined) this.#tellEnded(ended.customer_id, [ended]);
  }

  async endOne(customerId: string, sessionId: string): Promise<boolean> {
    const ended = await this.#end('oneOf', [customerId, Buffer.from(sessionId, 'hex')]);
    this.#tellEnded(customerId, ended);
    return ended.length > 0;
  }

  async endOfDevice(customerId: string, deviceId: string): Promise<void> {
    const ended = await this.#end('ofDevice', [customerId, deviceId]);
    this.#tellEnded(customerId, ended);
  }

  async endOldOfDevice(customerId: string, deviceId: string, token: string): Promise<void> {
    this.#tellEnded(customerId, await this.#end('oldOfDevice', [customerId, deviceId, hashToken(token)]));
  }

  async endOfPasskey(customerId: string, passkeyId: string, token: string): Promise<void> {
    this.#tellEnded(customerId, await this.#end('ofPasskey', [customerId, passkeyId, hashToken(token)]));
  }

  async endAll(customerId: string): Promise<void> {
    await this.#end('all', [customerId]);
    this.#known.endAll(customerId);
    this.#customerEvents.publish(customerId, { kind: 'sessionEnded' });
  }

  async endOthers(customerId: string, token: string): Promise<void> {
    this.#tellEnded(customerId, await this.#end('others', [customerId, hashToken(token)]));
  }

  /**
   * Ends sessions, and their subscriptions to notifications. The order matters: a call that subscribes in one of them
   * at the same moment locks its row, so that the second statement finds the subscription.
   */
  #end(choice: SessionChoice, values: readonly unknown[]): Promise<EndedRow[]> {
    return inTransaction(this.#database.pool, async (client) => {
      const { rows } = await client.query<EndedRow>(
        `delete from session where ${SESSION_CHOICES[choice]} returning customer_id, token_hash`,
        [...values],
      );
      await this.#endWith(client, choice, values);
      return rows;
    });
  }

  #tellEnded(customerId: string, ended: ReadonlyArray<{ token_hash: Buffer }>): void {
    for (const { token_hash: tokenHash } of ended) {
      this.#known.end(tokenHash);
      this.#customerEvents.publish(customerId, { kind: 'sessionEnded', sessionId: idOf(tokenHash) });
    }
  }

  async removeExpired(): Promise<void> {
    const nowMs = this.#wallNowMs();
    for (const rows of EXPIRED_ROWS) await sweepOldRows(this.#database, rows, nowMs);
  }
}
