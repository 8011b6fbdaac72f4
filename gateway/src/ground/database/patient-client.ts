import type { Socket } from 'node:net';
import pg from 'pg';
import { cancelStatement } from './cancel-statement.ts';
import { destroyClient } from './destroy-client.ts';
import { doubtCommits } from './doubt-commits.ts';
import { ASK_WHO_ANSWERS, type WhoAnswers } from './hosts/ask-who-answers.ts';
import type { Host, WriterHosts } from './hosts/writer-hosts.ts';
import { DatabaseAway } from './is-database-loss.ts';
import { startPatientTimer } from './start-patient-timer.ts';

/** A busy server takes a second to begin a process for it; one that takes longer is away. */
const CONNECT_WITHIN_MS = 3_000;

/** That there is a server at all is said by its kernel, which isn't busy: twice the longest way there and back. */
const REACHED_WITHIN_MS = 500;

export interface HostedConfig extends pg.ClientConfig {
  /** Each connection is to the one that it is told to ask next, with what that one's address says. */
  hosts?: WriterHosts;
}

/**
 * A connection with a limit for being opened that isn't the wall clock's, as pg's own is: to open one takes six turns
 * of question and answer, and a starting gateway is blocked between them.
 *
 * A client with hosts ends when another server is promoted over its own.
 */
export class PatientClient extends pg.Client {
  /** When it began to be opened, by the process's clock. */
  askedAtMs = 0;
  readonly #at: { hosts: WriterHosts; host: Host } | null;
  /** It answers the statements under way before it ends. */
  readonly #isPipelined: boolean;
  /** The timeline of its server; 0: it wasn't asked. */
  #timeline = 0;

  constructor({ hosts, ...config }: HostedConfig = {}) {
    const host = hosts?.choose();
    super({ ...config, ...host?.config });
    this.#isPipelined = config.pipeline === true;
    doubtCommits(this);
    this.#at = hosts === undefined || host === undefined ? null : { hosts, host };
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
    if (callback === undefined)
      return new Promise((resolve, reject) => {
        this.connect((error: Error | null) => (error === null ? resolve(this) : reject(error)));
      });
    this.askedAtMs = performance.now();
    const stop = this.#limit(CONNECT_WITHIN_MS);
    this.once('connect', stop);
    this.once('end', stop);
    this.#limitReaching();
    if (this.#at !== null)
      this.once(
        'end',
        this.#at.hosts.onPromoted(() => this.#endIfPromotedOver()),
      );
    super.connect((error: Error | null) => {
      if (error !== null) this.#at?.hosts.noteFailure(this.#at.host, error);
      callback(error as Error);
    });
    return undefined;
  }

  /**
   * Sets the session up and asks who answers, in one turn.
   * @param settings SQL
   * @throws NotTheWriter
   */
  async setUp(settings: readonly string[] = []): Promise<void> {
    if (this.#at === null) return;
    const { hosts, host } = this.#at;
    const stop = this.#limit(CONNECT_WITHIN_MS);
    try {
      const answers: pg.QueryResult | pg.QueryResult[] = await this.query(
        [...settings, ASK_WHO_ANSWERS].join(';'),
      );
      const answer = [answers].flat().at(-1)!.rows[0] as WhoAnswers;
      this.#timeline = answer.timeline;
      hosts.admit(host, answer);
    } catch (error) {
      hosts.noteFailure(host, error);
      throw error;
    } finally {
      stop();
    }
  }

  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): Promise<void> | undefined {
    // Somebody has given up a statement, and the pool the connection.
    if (!this.#isPipelined && (this as unknown as { _activeQuery: unknown })._activeQuery !== null)
      cancelStatement(this);
    if (callback === undefined) return super.end();
    super.end(callback);
    return undefined;
  }

  #limit(withinMs: number): () => void {
    return startPatientTimer(withinMs, () => destroyClient(this, new Error('timeout expired')));
  }

  /** Each address of a name has the time for itself, and looking the name up has its own limit. */
  #limitReaching(): void {
    const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
    let stop = (): void => undefined;
    stream.on('connectionAttempt', () => {
      stop();
      stop = this.#limit(REACHED_WITHIN_MS);
    });
    for (const over of ['connect', 'close'] as const) stream.once(over, () => stop());
  }

  #endIfPromotedOver(): void {
    const { hosts, host } = this.#at!;
    // One that is being opened says by itself who answers, unless it is to a server that was left.
    const isOlder = this.#timeline !== 0 && this.#timeline < hosts.timeline;
    if (isOlder || host !== hosts.choose()) destroyClient(this, new DatabaseAway());
  }
}
