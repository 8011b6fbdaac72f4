import type pg from 'pg';
import type { Reporter } from '../report/reporter.ts';
import type { WalletClient } from './wallet-client.ts';

/** What the sandbox plays with: its own tables of the database, and the book over HTTP. */
export interface SandboxTools {
  pool: pg.Pool;
  wallet: WalletClient;
  wallNowMs: () => number;
  reporter: Reporter<'sandbox'>;
}
