import pg from 'pg';
import { destroyClient } from './destroy-client.ts';
import { DatabaseAway } from './is-database-loss.ts';
import { PatientClient } from './patient-client.ts';
import { startPatientTimer } from './start-patient-timer.ts';

/** Where all connections are taken, or a new one doesn't come. */
const GRANT_WITHIN_MS = 3_000;

type Granted = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/** A pool that can be cut off when its database is known to be away, so that nobody waits for what won't come. */
export class GuardedPool extends pg.Pool {
  #isCut = false;
  readonly #clients = new Set<pg.PoolClient>();
  readonly #waiting = new Set<(error: Error) => void>();

  constructor(config: pg.PoolConfig) {
    super({ ...config, Client: PatientClient });
    this.on('connect', (client) => this.#clients.add(client));
    this.on('remove', (client) => this.#clients.delete(client));
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
      super.connect().then((client) => {
        stop();
        this.#waiting.delete(refuse);
        if (isRefused) client.release();
        else resolve(client);
      }, refuse);
    });
  }
}
