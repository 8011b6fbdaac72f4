import { sweepCards } from '../cards/sweep-cards.ts';
import { sweepActions } from '../customer/action-log.ts';
import { sweepPush } from '../push/sweep-push.ts';
import type { Reports } from '../report/reporter.ts';
import type { SignInDoor } from '../session/open-sign-in.ts';
import { sweepLaunchTokens } from '../wallet/launch-tokens.ts';
import { sweepWalletSessions } from '../wallet/open-wallet-session.ts';
import { sweepKeys } from '../tickets/close-key.ts';
import type { Database } from '../database/create-database.ts';
import type { Closers } from './closers.ts';

const SESSIONS_EVERY_MS = 60_000;
const OLD_ROWS_EVERY_MS = 3_600_000;

export interface SweepParts {
  door: SignInDoor;
  database: Database;
  reports: Reports;
  /** For how many days images of cards are kept. */
  cardKeepDays: number;
}

/** Deletes what has expired, at a steady interval. */
export const startSweeps = (
  { door, database, reports, cardKeepDays }: SweepParts,
  closers: Closers,
): void => {
  const reporter = reports.of('sweeps');
  const sessions = setInterval(
    () => void door.sweep().catch((error: unknown) => reporter.failed('sessions', error)),
    SESSIONS_EVERY_MS,
  );
  closers.add(() => clearInterval(sessions));
  const oldRows = setInterval(() => {
    const nowMs = Date.now();
    void sweepKeys(database, nowMs).catch((error: unknown) => reporter.failed('keys', error));
    void sweepActions(database, nowMs).catch((error: unknown) => reporter.failed('actions', error));
    void sweepPush(database, nowMs).catch((error: unknown) => reporter.failed('push', error));
    void sweepCards(database, cardKeepDays, nowMs).catch((error: unknown) => reporter.failed('cards', error));
    void Promise.all([
      sweepLaunchTokens(database.pool, nowMs),
      sweepWalletSessions(database.pool, nowMs),
    ]).catch((error: unknown) => reporter.failed('wallet', error));
  }, OLD_ROWS_EVERY_MS);
  closers.add(() => clearInterval(oldRows));
};
