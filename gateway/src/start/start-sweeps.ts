import type { Logger } from 'pino';
import { sweepCards } from '../account/cards/sweep-cards.ts';
import { sweepActions } from '../ground/customer/action-log.ts';
import { sweepPasskeyChallenges } from '../account/passkeys/passkey-challenges.ts';
import { sweepWebPush } from '../account/web-push/sweep-web-push.ts';
import type { Reports } from '../ground/report/reporter.ts';
import type { SignInDoor } from '../account/session/open-sign-in.ts';
import { sweepLaunchTokens } from '../casino/wallet/launch-tokens.ts';
import { sweepWalletSessions } from '../casino/wallet/open-wallet-session.ts';
import { sweepAlerts } from '../lines/alerts/old-alerts.ts';
import { sweepMoves } from '../lines/history/old-moves.ts';
import { sweepSaleKeys } from '../betting/selling/sale-keys.ts';
import { sweepKeys } from '../betting/tickets/close-key.ts';
import { sweepConfirmations } from '../betting/tickets/ticket-password.ts';
import type { Database } from '../ground/database/create-database.ts';
import type { Config } from '../config/read-config.ts';
import type { Closers } from './closers.ts';
import { resetFutureTimes } from './reset-future-times.ts';
import { watchClock } from './watch-clock.ts';
import { repeat } from '../ground/timers/repeat.ts';

const SESSIONS_EVERY_MS = 60_000;
const OLD_ROWS_EVERY_MS = 3_600_000;

export interface SweepParts {
  door: SignInDoor;
  database: Database;
  reports: Reports;
  log: Pick<Logger, 'warn'>;
  config: Config;
}

/** Deletes what has expired, at a steady interval. */
export const startSweeps = ({ door, database, reports, log, config }: SweepParts, closers: Closers): void => {
  const reporter = reports.of('sweeps');
  const settleTimes = async (): Promise<void> => {
    const rows = await resetFutureTimes(database, config, Date.now());
    if (rows > 0)
      log.warn(
        { rows },
        'a clock was ahead: what waited for a time too far away waits no longer than it may',
      );
  };
  const settle = (): void =>
    void settleTimes().catch((error: unknown) => reporter.failed('futureTimes', error));
  settle();
  closers.add(
    watchClock(
      (byMs) => {
        log.warn({ byMs }, 'the clock of this machine was set, or the machine slept');
        settle();
      },
      { wallNowMs: Date.now, steadyNowMs: () => performance.now() },
    ),
  );
  const stopSessions = repeat(() => {
    void door.sweep().catch((error: unknown) => reporter.failed('sessions', error));
    void sweepPasskeyChallenges(database, Date.now()).catch((error: unknown) =>
      reporter.failed('challenges', error),
    );
  }, SESSIONS_EVERY_MS);
  closers.add(stopSessions);
  const stopOldRows = repeat(() => {
    const nowMs = Date.now();
    settle();
    void sweepKeys(database, nowMs).catch((error: unknown) => reporter.failed('keys', error));
    void sweepSaleKeys(database, nowMs).catch((error: unknown) => reporter.failed('saleKeys', error));
    void sweepConfirmations(database, nowMs).catch((error: unknown) =>
      reporter.failed('confirmations', error),
    );
    void sweepActions(database, nowMs).catch((error: unknown) => reporter.failed('actions', error));
    void sweepWebPush(database, nowMs).catch((error: unknown) => reporter.failed('push', error));
    void sweepCards(database, config.CARD_KEEP_DAYS, nowMs).catch((error: unknown) =>
      reporter.failed('cards', error),
    );
    void sweepMoves(database, config.LINE_HISTORY_DAYS, nowMs).catch((error: unknown) =>
      reporter.failed('lines', error),
    );
    void sweepAlerts(database, nowMs).catch((error: unknown) => reporter.failed('alerts', error));
    void Promise.all([sweepLaunchTokens(database, nowMs), sweepWalletSessions(database, nowMs)]).catch(
      (error: unknown) => reporter.failed('wallet', error),
    );
  }, OLD_ROWS_EVERY_MS);
  closers.add(stopOldRows);
};
