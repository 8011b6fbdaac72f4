import type { Config } from '../../config/read-config.ts';
import type { Database } from '../../ground/database/create-database.ts';
import type { CustomerEvents } from '../../ground/customer/customer-events.ts';
import { createCookieNames } from './cookie-names.ts';
import { createGuessRate, type GuessRate } from './guess-rate.ts';
import { createKnownDevices, type KnownDevices } from './known-devices.ts';
import { createLockOut, type LockOut } from './lock-out.ts';
import { createLoginTokens, type LoginTokens } from './login-tokens.ts';
import { createRememberedDevices, type RememberedDevices } from './remembered-devices.ts';
import type { EndWithSessions } from './session-choices.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createWorkQueue, type WorkQueue } from './work-queue.ts';

/** Everything that signing in, and staying signed in, needs. */
export interface SignInDoor {
  sessions: Sessions;
  loginTokens: LoginTokens;
  lockOut: LockOut;
  guessRate: GuessRate;
  knownDevices: KnownDevices;
  rememberedDevices: RememberedDevices;
  passwordQueue: WorkQueue;
  /** The work for customers who forgot their password, after they have been answered. */
  resetQueue: WorkQueue;
  /** Removes what is over; called in a steady rhythm. */
  sweep(): Promise<void>;
}

/**
 * Two at a time leave half of Node's four threads to everything else; about fifty a second, so that who waits at the
 * end of the queue waits some seconds. No address takes up more than half of it.
 */
const PASSWORDS = { atOnce: 2, waiting: 256, waitingPerOwner: 128 };

const RESETS = { atOnce: 2, waiting: 256, waitingPerOwner: 32 };

export const openSignIn = (
  config: Config,
  database: Database,
  customerEvents: CustomerEvents,
  wallNowMs: () => number,
  endWith: EndWithSessions,
): SignInDoor => {
  const sessions = createSessions(
    database,
    {
      cookieName: createCookieNames(config).session,
      ttlMs: config.SESSION_TTL_MS,
      lifetimeMs: config.SESSION_LIFETIME_MS,
    },
    wallNowMs,
    customerEvents,
    endWith,
  );
  const lockOut = createLockOut(database, wallNowMs);
  const guessRate = createGuessRate(database, wallNowMs);
  const knownDevices = createKnownDevices(database, wallNowMs, customerEvents);
  return {
    sessions,
    loginTokens: createLoginTokens(database, config.LOGIN_TOKEN_TTL_MS, wallNowMs),
    lockOut,
    guessRate,
    knownDevices,
    rememberedDevices: createRememberedDevices(database, wallNowMs),
    passwordQueue: createWorkQueue(PASSWORDS),
    resetQueue: createWorkQueue(RESETS),
    sweep: async () => {
      await sessions.removeExpired();
      await lockOut.removeOld(config.LOCKOUT_MS);
      await guessRate.removeOld();
      await knownDevices.removeOld();
    },
  };
};
