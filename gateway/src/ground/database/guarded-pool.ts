import pg from 'pg';
import { isServerFull } from './connections-needed.ts';
import { destroyClient } from './destroy-client.ts';
import type { WriterHosts } from './hosts/writer-hosts.ts';
import { DatabaseAway, isDatabaseLoss } from './is-database-loss.ts';
import { PatientClient } from './patient-client.ts';
import { startPatientTimer } from './start-patient-timer.ts';

/** Where all connections are taken, or a new one doesn't come. */
const GRANT_WITHIN_MS = 3_000;

/** The least that DATABASE_CONNECTIONS allows: some calls use one connection while their transaction has another. */
const LEAST_OPEN = 2;

/** A server that is full is asked for one more this often at most, however many calls come. */
const GROW_AGAIN_AFTER_MS = 1_000;

type Granted = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

export interface GuardedPoolConfig extends pg.PoolConfig {
  max: number;
  hosts: WriterHosts;
  /** SQL that sets up each connection's session. */
  settings?: readonly string[];
}

/** The number of connections that the server grants the pool. */
export interface Supply {
  open: number;
  most: number;
  /** Why the last that was missed wasn't opened; null once one was. */
  refusal: Error | null;
  /** There are fewer than calls need. Of those that are merely busy there are enough. */
  isTooSmall: boolean;
}

/**
 * A pool that can be cut off when its database is known to be away, so that nobody waits for what won't come. Where the
 * server grants it fewer connections than it may have, calls wait their turn for those.
 */
export class GuardedPool extends pg.Pool {
  #isCut = false;
  readonly #clients = new Set<pg.PoolClient>();
  readonly #waiting = new Set<(error: Error) => void>();
  readonly #most: number;
  readonly #hosts: WriterHosts;
  #refusal: { error: Error; atMs: number } | null = null;
  #growsFromMs = 0;

  constructor({ settings = [], hosts, ...config }: GuardedPoolConfig) {
    // The pool waits for it.
    const waits = { onConnect: (client: pg.ClientBase) => (client as PatientClient).setUp(settings) };
    super({ ...config, ...waits, ...{ hosts }, Client: PatientClient });
    this.#most = config.max;
    this.#hosts = hosts;
    // What they would ask was made of what the server before it said.
    hosts.onPromoted(() => this.#refuseWaiting());
    this.on('connect', (client) => {
      this.#clients.add(client);
      // When several are asked for at once, some may be granted after others were refused.
      const { askedAtMs } = client as pg.PoolClient & PatientClient;
      if (askedAtMs > (this.#refusal?.atMs ?? 0)) this.#refusal = null;
    });
    this.on('remove', (client) => this.#clients.delete(client));
  }

  get supply(): Supply {
    const open = this.#clients.size;
    return {
      open,
      most: this.#most,
      refusal: this.#refusal?.error ?? null,
      isTooSmall: open < this.#leastOpen,
    };
  }

  /** Opens what it can't do without, and one more where one was refused: so it is known whether they are granted. */
  async fill(): Promise<void> {
    this.#growsFromMs = 0;
    const missed = this.#refusal === null ? 0 : 1;
    const count = Math.min(this.#most, Math.max(this.#leastOpen, this.#clients.size + missed));
    const taken = Array.from({ length: count }, async () => (await this.connect()).release());
    await Promise.allSettled(taken);
  }

  /**
   * Ends every connection, and with it what waits for an answer: nobody knows what became of that. Grants no new one.
   */
  cut(): void {
    this.#isCut = true;
    this.#refusal = null;
    this.#refuseWaiting();
    for (const client of this.#clients) destroyClient(client);
  }

  restore(): void {
    this.#isCut = false;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Granted): void;
  override connect(callback?: Granted): Promise<pg.PoolClient> | undefined {
    const granted = this.#isCut ? Promise.reject(new DatabaseAway()) : this.#grant();
    if (callback === undefined) return granted;
    granted.then(
      (client) => callback(undefined, client, () => client.release()),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  #refuseWaiting(): void {
    for (const refuse of [...this.#waiting]) refuse(new DatabaseAway());
  }

  get #leastOpen(): number {
    return Math.min(LEAST_OPEN, this.#most);
  }

  #grant(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      let isRefused = false;
      const refuse = (error: Error): void => {
        isRefused = true;
        stop();
        this.#waiting.delete(refuse);
        reject(error);
      };
      const stop = startPatientTimer(GRANT_WITHIN_MS, () =>
        refuse(new Error('timeout exceeded when trying to connect')),
      );
      this.#waiting.add(refuse);
      this.#take(() => isRefused).then((client) => {
        stop();
        this.#waiting.delete(refuse);
        if (isRefused) client.release();
        else resolve(client);
      }, refuse);
    });
  }

  /**
   * One that is free, or a new one; where the server refuses that, the next of the others that is free, and where it
   * isn't the writer, one of the next server.
   */
  async #take(isGivenUp: () => boolean): Promise<pg.PoolClient> {
    const { length: hosts } = this.#hosts.all;
    let hostsToTry = hosts === 1 ? 0 : hosts;
    for (;;) {
      if (performance.now() >= this.#growsFromMs) this.options.max = this.#most;
      try {
        return await super.connect();
      } catch (error) {
        if (this.ending) throw error;
        this.#refusal = { error: error as Error, atMs: performance.now() };
        if (isDatabaseLoss(error) && !isServerFull(error) && hostsToTry > 0 && !isGivenUp()) {
          hostsToTry -= 1;
          continue;
        }
        if (!isServerFull(error)) throw error;
        this.options.max = Math.max(1, this.totalCount);
        this.#growsFromMs = performance.now() + GROW_AGAIN_AFTER_MS;
        if (this.totalCount === 0 || isGivenUp()) throw error;
      }
    }
  }
}
