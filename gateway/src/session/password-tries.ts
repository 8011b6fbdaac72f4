import type { Config } from '../config/read-config.ts';
import type { TrySubjects } from './claim-try.ts';
import { hashToken } from './session-token.ts';

type Limits = Pick<
  Config,
  'LOCKOUT_FAILURES' | 'LOCKOUT_ADDRESS_FAILURES' | 'LOCKOUT_MS' | 'GUESSES_PER_HOUR'
>;

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

/** The password of a ticket, asked of somebody who is signed in: a matter of that session alone. */
export const triesOfSession = (config: Limits, sessionToken: string): TrySubjects =>
  alone(config, `ticket:${hexOf(sessionToken)}`);

const alone = (config: Limits, subject: string): TrySubjects => ({
  lockOuts: [
    { subject, limits: { failures: config.LOCKOUT_FAILURES, lockMs: config.LOCKOUT_MS }, forgets: true },
  ],
  rate: null,
});
