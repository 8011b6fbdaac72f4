import { Kysely } from 'kysely';
import pg from 'pg';
import { GuardedPool, type Supply } from './guarded-pool.ts';
import { type Listener, Listeners, type OnSaid } from './listener.ts';
import { LocklessDialect } from './lockless-dialect.ts';
import { createProbe, type Probe } from './probe.ts';
import { type HostSeen, watchHosts } from './hosts/watch-hosts.ts';
import { readHosts } from './hosts/read-hosts.ts';
import type { HostEvent } from './hosts/writer-hosts.ts';
import type { DatabaseTarget } from './read-target.ts';
import { HOLD_SETTINGS } from './session-settings.ts';
import { StatementPipeline } from './statement-pipeline.ts';
import type { Pipeline } from './statement-runner.ts';
import type { Tables } from './tables.ts';
import { unnameStatements } from './unname-statements.ts';

/**
 * One pool with two interfaces: Kysely for everything, and named prepared statements where tickets are placed. A single
 * statement that is its own transaction may share a connection with others instead.
 */
export interface Database {
  pool: pg.Pool;
  pipeline: Pipeline;
  kysely: Kysely<Tables>;
  /** See `GuardedPool`. */
  cut(): void;
  restore(): void;
  /** See `GuardedPool`. */
  readonly supply: Supply;
  fill(): Promise<void>;
  createProbe(): Probe;
  /** See `Listeners`. */
  listen(channel: string, onSaid: OnSaid): Listener;
  /**
   * Opens connections in advance, so that the first callers don't wait for one.
   * @throws when there are fewer connections than calls need
   */
  openFirst(): Promise<void>;
  /**
   * Asks each of several servers who it is, so that one that was promoted is found, and one that was promoted over
   * left, while connections to it are open. One alone isn't asked, since each new connection says who answers, unless
   * it is behind a pooler, which may lead the connections that are open to another server. @returns none for one alone
   */
  lookAtHosts(): Promise<readonly HostSeen[]>;
  /** The number so far, promotions included. Each new one may have reached another server than those before it. */
  readonly connectionsOpened: number;
  /** True for a pooler that keeps no session state; see `isTransactionPooler`. */
  readonly isPooled: boolean;
  close(): Promise<void>;
}

export interface DatabaseWays {
  isPooled?: boolean;
  onHostEvent?: (event: HostEvent) => void;
}

/** int8: money and times, which stay far inside the safe integers; numeric is not used. */
const INT8 = 20;

const parseInt8 = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`bigint ${text} is not a safe integer`);
  return value;
};

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? parseInt8 : pg.types.getTypeParser(oid, format as 'text'),
} as unknown as pg.CustomTypesConfig;

/** With more of them, each would be idle again when its next statement comes. */
const MOST_PIPELINED = 2;

/**
 * As many as one page needs at once. They stay open, so that the first caller after a quiet hour doesn't wait either.
 */
const KEPT_OPEN = 6;

/**
 * The others stay for as long as a break in a busy evening. A new one is slow at first, since it has read nothing of
 * the catalog, and it makes what is remembered of accounts doubtful (`connectionsOpened`).
 */
const IDLE_FOR_MS = 10 * 60_000;

/** The pipelined share of all connections; the rest is for reads, and for work that takes several statements. */
const countPipelined = (maxConnections: number): number =>
  Math.min(MOST_PIPELINED, Math.floor(maxConnections / 4));

/** A pooler may use another server for the next transaction, so nothing would be heard: listeners poll instead. */
const hearNothing = (onSaid: OnSaid): Listener => {
  const timer = setImmediate(() => onSaid());
  return { close: () => clearImmediate(timer) };
};

const lookAfterClients = (
  pool: GuardedPool,
  { isPooled, onOpened }: { isPooled: boolean; onOpened: () => void },
): void => {
  // An idle connection that breaks is no failure of anybody's call; the pool drops it.
  pool.on('error', () => undefined);
  const memory = { isKept: !isPooled };
  pool.on('connect', (client) => {
    unnameStatements(client, memory);
    onOpened();
    // One that breaks between two statements of a transaction would end the process; the next one fails by itself.
    client.on('error', () => undefined);
  });
};

export const createDatabase = (
  target: DatabaseTarget,
  maxConnections: number,
  { isPooled = false, onHostEvent }: DatabaseWays = {},
): Database => {
  const hosts = readHosts(target, onHostEvent);
  // Whoever sets one of these in the address means it.
  const server = {
    application_name: 'lineboard',
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    hosts,
  };
  const client = {
    // The other end may be gone silently; the customer's answer is then "unknown", and the key is used to ask again.
    query_timeout: 20_000,
    ...server,
    types,
  };
  // These connections set up their sessions themselves.
  const pipelined = isPooled ? 0 : countPipelined(maxConnections);
  // This also subtracts the one that flushes for them.
  const max = maxConnections - pipelined - Math.sign(pipelined);
  const keptOpen = Math.min(KEPT_OPEN, max);
  // With the next transaction it would be another session's. There they are the role's (docs/operations/databases.md).
  const settings = isPooled ? [] : [HOLD_SETTINGS];
  const pool = new GuardedPool({ ...client, settings, max, min: keptOpen, idleTimeoutMillis: IDLE_FOR_MS });
  let connectionsOpened = 0;
  const countOpened = (): void => {
    connectionsOpened += 1;
  };
  hosts.onPromoted(countOpened);
  lookAfterClients(pool, { isPooled, onOpened: countOpened });
  const pipeline = new StatementPipeline({
    client,
    connections: pipelined,
    pool,
    mayOpen: () => pool.supply.refusal === null,
    onOpened: countOpened,
  });
  const listeners = new Listeners(server);
  const isOne = hosts.all.length === 1;
  // Behind a pooler an open connection says nothing about who answers the next statement on it.
  const watch = isOne && !isPooled ? null : watchHosts(hosts, server);
  const kysely = new Kysely<Tables>({ dialect: new LocklessDialect({ pool }) });
  return {
    pool,
    pipeline,
    kysely,
    cut: () => {
      pool.cut();
      pipeline.cut();
    },
    restore: () => {
      pool.restore();
      pipeline.restore();
    },
    get supply() {
      return pool.supply;
    },
    fill: async () => {
      if (pool.supply.isTooSmall && pool.supply.refusal !== null) await pipeline.giveWay();
      await pool.fill();
    },
    createProbe: () => createProbe(server),
    lookAtHosts: async () => {
      const seen = await watch?.look();
      return isOne ? [] : (seen ?? []);
    },
    listen: (channel, onSaid) => (isPooled ? hearNothing(onSaid) : listeners.listen(channel, onSaid)),
    isPooled,
    openFirst: async () => {
      await Promise.all(Array.from({ length: keptOpen }, () => pool.query('select')));
      const { isTooSmall, refusal } = pool.supply;
      if (isTooSmall && refusal !== null) throw refusal;
    },
    get connectionsOpened() {
      return connectionsOpened;
    },
    close: async () => {
      await watch?.close();
      // What a connection can't take after all is still the pool's.
      await pipeline.close();
      // Not Kysely's `destroy`, which leaves the pool open when nothing was asked through Kysely.
      if (!pool.ending) await pool.end();
    },
  };
};
