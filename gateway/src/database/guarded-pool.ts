import pg from 'pg';
import { destroyClient } from './destroy-client.ts';
import { DatabaseAway } from './is-database-loss.ts';
import { PatientClient } from './patient-client.ts';
import { startPatientTimer } from './start-patient-timer.ts';

/** Where all connections are taken, or a new one doesn't come. */
const GRANT_WITHIN_MS = 3_000;

type Granted = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/** Then it asks for as many as it was made for again. */
const WIDEN_AFTER_MS = 10_000;

/** No more connections, while those that stand are good: the server's limit, the role's, or files of this process. */
const NO_MORE = new Set(['53300', 'EMFILE', 'ENFILE']);

const isNoMore = (error: Error): boolean => NO_MORE.has((error as { code?: string }).code ?? '');

/**
 * A pool that can be cut off when its database is known to be away, so that nobody waits for what won't come. When it
 * is granted fewer connections than it was made for, it shares those that it has.
 */
export class GuardedPool extends pg.Pool {
  #isCut = false;
  /** Why the last new connection didn't come; null: it came. */
  #refusal: Error | null = null;
  readonly #most: number;
  readonly #clients = new Set<pg.PoolClient>();
  readonly #waiting = new Set<(error: Error) => void>();

  constructor(config: pg.PoolConfig) {
    super({ ...config, Client: PatientClient });
    this.#most = this.options.max;
    this.on('connect', (client) => {
      this.#clients.add(client);
      this.#refusal = null;
    });
    this.on('remove', (client) => this.#clients.delete(client));
  }

  /** How many connections there are while the last new one was refused, and why; null: it was not. */
  get refusal(): { connections: number; cause: Error } | null {
    return this.#refusal === null ? null : { connections: this.#clients.size, cause: this.#refusal };
  }

  /**
   * Ends every connection, and with it what waits for an answer: nobody knows what became of that. Grants no new one.
   */
  cut(): void {
    this.#isCut = true;
    for (const refuse of [...this.#waiting]) refuse(new DatabaseAway());
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
      const grant = (client: pg.PoolClient): void => {
        stop();
        this.#waiting.delete(refuse);
        if (isRefused) client.release();
        else resolve(client);
      };
      super.connect().then(grant, (error: Error) => {
        this.#refusal = error;
        if (!isNoMore(error) || this.#clients.size === 0) return refuse(error);
        this.#narrow();
        super.connect().then(grant, refuse);
      });
    });
  }

  /** Who comes next waits for one of those that stand. */
  #narrow(): void {
    this.options.max = this.#clients.size;
    setTimeout(() => {
      this.options.max = this.#most;
    }, WIDEN_AFTER_MS).unref();
  }
}
