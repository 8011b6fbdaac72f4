import type { Config } from '../../config/read-config.ts';
import type { TrySubjects } from './claim-try.ts';
import type { SignedIn } from './require-customer.ts';
import { hashToken } from './session-token.ts';

type Limits = Pick<
  Config,
  'LOCKOUT_FAILURES' | 'LOCKOUT_ADDRESS_FAILURES' | 'LOCKOUT_MS' | 'GUESSES_PER_HOUR'
>;

/**
 * The tries for the customer `$1`, as the functions below name them: strangers by address, devices by cookie, who is
 * signed in by device.
 */
export const TRIES_OF_CUSTOMER = `(starts_with(subject, 'customer:' || $1 || ' ')
  or starts_with(subject, 'ticket:' || $1 || ' ')
  or (starts_with(subject, 'device:') and split_part(subject, ' ', 2) = $1))`;

const hexOf = (token: string): string => hashToken(token).toString('hex');

/**
 * A sign-in in a browser that the customer is new to: it is locked with its own address, and slowed down with all
 * others who try the same id. So strangers can't lock a customer out, and many addresses together guess no faster than
 * one.
 */
export const triesOfStranger = (config: Limits, customerId: string, address: string): TrySubjects => {
  const { LOCKOUT_MS: lockMs } = config;
  return {
    lockOuts: [
      {
        subject: `address:${address}`,
        limits: { failures: config.LOCKOUT_ADDRESS_FAILURES, lockMs },
        forgets: false,
      },
      {
        subject: `customer:${customerId} ${address}`,
        limits: { failures: config.LOCKOUT_FAILURES, lockMs },
        forgets: true,
      },
    ],
    rate: { subject: customerId, perHour: config.GUESSES_PER_HOUR },
  };
};

/** A sign-in in a browser that knows the customer: nothing that others did counts, its own failures do. */
export const triesOfDevice = (config: Limits, customerId: string, deviceToken: string): TrySubjects =>
  alone(config, `device:${hexOf(deviceToken)} ${customerId}`);

/**
 * A sign-in by passkey in a browser that the customer is new to: locked as one by password is, with it. How often
 * others guess the password slows nobody down who has a passkey, which nobody guesses.
 *
 * @param customerId null: nobody has this passkey
 */
export const triesOfPasskey = (config: Limits, customerId: string | null, address: string): TrySubjects => {
  const { lockOuts } = triesOfStranger(config, customerId ?? '', address);
  return { lockOuts: customerId === null ? lockOuts.slice(0, 1) : lockOuts, rate: null };
};

/** The tries of this customer are counted on this device. */
export type TryingSession = Pick<SignedIn, 'customerId' | 'sessionId' | 'deviceId'>;

/**
 * Asked of somebody who is signed in, for a ticket or before a change: a matter of that device alone, whichever of its
 * sessions it is. A browser that is remembered begins another one whenever it likes.
 */
export const triesOfSession = (
  config: Limits,
  { customerId, sessionId, deviceId }: TryingSession,
): TrySubjects => alone(config, `ticket:${customerId} ${deviceId ?? sessionId}`);

const alone = (config: Limits, subject: string): TrySubjects => ({
  lockOuts: [
    { subject, limits: { failures: config.LOCKOUT_FAILURES, lockMs: config.LOCKOUT_MS }, forgets: true },
  ],
  rate: null,
});
