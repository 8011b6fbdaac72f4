import pg from 'pg';
import { destroyClient } from './destroy-client.ts';
import { startPatientTimer } from './start-patient-timer.ts';

/** A busy server takes a second to begin a process for it; one that takes longer is away. */
const CONNECT_WITHIN_MS = 3_000;

/**
 * A connection with a limit for being opened that isn't the wall clock's, as pg's own is: to open one takes six turns
 * of question and answer, and a starting gateway is blocked between them.
 */
export class PatientClient extends pg.Client {
  /** When it began to be opened, by the process's clock. */
  askedAtMs = 0;

  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
    this.askedAtMs = performance.now();
    const stop = startPatientTimer(CONNECT_WITHIN_MS, () =>
      destroyClient(this, new Error('timeout expired')),
    );
    this.once('connect', stop);
    this.once('end', stop);
    if (callback === undefined) return super.connect();
    super.connect(callback);
    return undefined;
  }
}
