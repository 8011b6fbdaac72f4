import { randomUUID } from 'node:crypto';
import type { SessionAnswer, SignInAnswer } from '@lineboard/domain/customer/session-answer';
import type { SiteConfiguration } from '@lineboard/domain/site/site-configuration';
import type { Customers } from '../customer/customers.ts';
import { agentDoorOf, issueAgentForm } from './agent-token.ts';
import { checkPassword, type PasswordCall, type PasswordParts } from './check-password.ts';
import type { KnownDevice, KnownDevices } from './known-devices.ts';
import { isBoundToDevices } from './list-sessions.ts';
import { triesOfDevice, triesOfStranger } from './password-tries.ts';
import type { RememberedDevices } from './remembered-devices.ts';
import type { Sessions } from './sessions.ts';
import { recordSignIn } from './sign-in-history.ts';

export interface SignInParts extends PasswordParts {
  siteFile: SiteConfiguration;
  customers: Customers;
  sessions: Sessions;
  knownDevices: KnownDevices;
  rememberedDevices: RememberedDevices;
  wallNowMs: () => number;
}

export interface SignInCall extends PasswordCall {
  /** The browser's device cookie, whoever put it there. */
  device: string | undefined;
  userAgent: string;
}

type Refusal = Extract<SignInAnswer, { resultCode: 1 | 2 | 3 }>;

export type SignInOutcome =
  | { kind: 'signedIn'; answer: SignInAnswer; session: string; device: string }
  /** A device that has to wait gets its cookie all the same: it is let in by it. */
  | { kind: 'refused'; answer: Refusal; device?: string }
  | { kind: 'agent'; answer: Extract<SignInAnswer, { resultCode: 4 }> }
  | { kind: 'busy'; retryAfterMs: number };

/**
 * ST1-02, ST1-03: who is set offline, and a demo customer, looks on from outside.
 * @param isPerson ST1-17: the captcha was passed in this session
 */
export const createSessionAnswer = (
  found: Awaited<ReturnType<Customers['find']>>,
  isPerson = false,
): SessionAnswer => {
  if (found === null) return { online: false, customer: null, balance: null };
  const customer = { ...found.customer, customerIsABotRecaptchaValidated: isPerson };
  return { online: !customer.isDemo && !customer.isOffline, customer, balance: found.balance };
};

const REFUSED = {
  tokenInvalid: { resultCode: 3, code: 'tokenInvalid' },
  notEncrypted: { resultCode: 3, code: 'passwordNotEncrypted' },
  wrong: { resultCode: 1, code: 'loginFailed' },
} as const satisfies Record<string, Refusal>;

const refused = (answer: Refusal, device?: string): SignInOutcome => ({
  kind: 'refused',
  answer,
  ...(device === undefined ? {} : { device }),
});

/**
 * @param call with the customer id as it was typed
 * @returns with the new values of both cookies when the customer is signed in
 */
export const signIn = async (parts: SignInParts, call: SignInCall): Promise<SignInOutcome> => {
  const { config, customers, knownDevices } = parts;
  const customerId = (call.customerId.trim() + config.CUSTOMER_ID_SUFFIX).toUpperCase();
  const known = await knownDevices.find(call.device, customerId);
  const isSpared = known?.isAuthorized === true && call.device !== undefined;
  const subjects = isSpared
    ? triesOfDevice(config, customerId, call.device ?? '')
    : triesOfStranger(config, customerId, call.address);
  const verdict = await checkPassword(parts, { ...call, customerId }, subjects, isSpared);
  switch (verdict.reason) {
    case 'tokenInvalid':
    case 'notEncrypted':
    case 'wrong':
      return refused(REFUSED[verdict.reason]);
    case 'lockedOut':
      return refused({ resultCode: 2, code: 'lockedOut', retryAfterMs: verdict.retryAfterMs });
    case 'slowed':
      return refused({ resultCode: 2, code: 'signInSlowed', retryAfterMs: verdict.retryAfterMs });
    case 'busy':
      return { kind: 'busy', retryAfterMs: verdict.retryAfterMs };
    case null: {
      const found = await customers.find(customerId);
      // Told only to who has the password.
      if (found?.isClosed) return refused({ resultCode: 1, code: 'accountClosed' });
      if (found?.isAgent) return { kind: 'agent', answer: await leadAgent(parts, customerId) };
      return letIn(parts, { ...call, customerId }, verdict.passwordHash, known);
    }
  }
};

/** ST1-08: an agent's login opens nothing here. */
const leadAgent = async (
  { config, siteFile, database, wallNowMs }: SignInParts,
  agentId: string,
): Promise<Extract<SignInAnswer, { resultCode: 4 }>> => {
  const door = agentDoorOf(config, siteFile);
  const agentForm = door && (await issueAgentForm(database.pool, door, agentId, wallNowMs()));
  return { resultCode: 4, agentForm };
};

/** After the right password: on which device, and whether the account may be used there (ROLE1-22). */
const letIn = async (
  { database, sessions, customers, knownDevices, rememberedDevices, wallNowMs }: SignInParts,
  { customerId, device: token, address, userAgent }: SignInCall,
  passwordHash: string,
  known: KnownDevice | null,
): Promise<SignInOutcome> => {
  const deviceId = known?.deviceId ?? randomUUID();
  const seen = { token, customerId, address, userAgent, deviceId };
  const mayWait = known?.isAuthorized !== true && (await isBoundToDevices(database, customerId));
  // The first device of all is let in: there is none yet that could.
  if (mayWait && (await knownDevices.hasAuthorized(customerId)))
    return refused(
      { resultCode: 1, code: 'deviceNotAuthorized' },
      await knownDevices.renew({ ...seen, isAuthorized: false, session: null }),
    );
  const session = await sessions.create(customerId, { address, userAgent, passwordHash, deviceId });
  // The password was changed while it was looked at.
  if (session === null) return refused(REFUSED.wrong);
  await recordSignIn(database, customerId, { address, userAgent }, wallNowMs());
  const device = await knownDevices.renew({ ...seen, isAuthorized: true, session });
  const found = await customers.find(customerId);
  if (found?.customer.settings.webRememberPassword) await rememberedDevices.remember(device, customerId);
  else await rememberedDevices.forget(device);
  return {
    kind: 'signedIn',
    session,
    device,
    answer: { resultCode: 0, session: createSessionAnswer(found) },
  };
};
