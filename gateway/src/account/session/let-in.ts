import { randomUUID } from 'node:crypto';
import type { SignInAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';
import type { SiteConfiguration } from '@lineboard/domain/words/site/site-configuration';
import type { Config } from '../../config/read-config.ts';
import type { Customers } from '../../ground/customer/customers.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { isDayTimeUp } from '../own-limits/day-time.ts';
import { agentDoorOf, issueAgentForm } from './agent-token.ts';
import type { TryRefusal } from './claim-try.ts';
import type { KnownDevice, KnownDevices } from './known-devices.ts';
import { isBoundToDevices } from './list-sessions.ts';
import type { RememberedDevices } from './remembered-devices.ts';
import { createSessionAnswer } from './session-answer.ts';
import { sessionIdOf } from './session-token.ts';
import type { Sessions } from './sessions.ts';
import { recordSignIn, type SignInPlace } from './sign-in-history.ts';

export interface LetInParts {
  config: Config;
  siteFile: SiteConfiguration;
  database: Database;
  customers: Customers;
  sessions: Sessions;
  knownDevices: KnownDevices;
  rememberedDevices: RememberedDevices;
  wallNowMs: () => number;
}

/** The customer who signs in, and the means; it has been checked already. */
export interface Arrival extends SignInPlace {
  customerId: string;
  /** The browser's device cookie; anyone may have set it. */
  device: string | undefined;
  known: KnownDevice | null;
  proof: { passwordHash: string } | { passkeyId: string };
}

export type Refused = Extract<SignInAnswer, { resultCode: 1 | 2 | 3 }>;

export type SignInOutcome =
  | { kind: 'signedIn'; answer: SignInAnswer; session: string; device: string }
  /** A device that has to wait gets its cookie all the same: it is let in by it. */
  | { kind: 'refused'; answer: Refused; device?: string }
  | { kind: 'agent'; answer: Extract<SignInAnswer, { resultCode: 4 }> }
  | { kind: 'busy'; retryAfterMs: number };

export const refused = (answer: Refused, device?: string): SignInOutcome => ({
  kind: 'refused',
  answer,
  ...(device === undefined ? {} : { device }),
});

/** A try that was none: too many went wrong, or too many wait. */
export const refuseTry = (refusal: TryRefusal): SignInOutcome => {
  const { reason, retryAfterMs } = refusal;
  if (reason === 'busy') return { kind: 'busy', retryAfterMs };
  const code = reason === 'lockedOut' ? 'lockedOut' : 'signInSlowed';
  return refused({ resultCode: 2, code, retryAfterMs });
};

/**
 * After the right password or passkey: whether the account is open, on which device, and whether it may be used there
 * (ROLE1-22).
 *
 * @param gone what is said when the proof holds no more by the time that the session begins
 */
export const letIn = async (parts: LetInParts, arrival: Arrival, gone: Refused): Promise<SignInOutcome> => {
  const found = await parts.customers.find(arrival.customerId);
  // Told only to who has the password or a passkey.
  if (found?.isClosed) return refused({ resultCode: 1, code: 'accountClosed' });
  if (found?.isAgent) return { kind: 'agent', answer: await leadAgent(parts, arrival.customerId) };
  if (await isDayTimeUp(parts.database.pool, arrival.customerId, parts.wallNowMs()))
    return refused({ resultCode: 1, code: 'dayTimeUp' });
  return openSession(parts, arrival, gone);
};

/** ST1-08: an agent's login opens nothing here. */
const leadAgent = async (
  { config, siteFile, database, wallNowMs }: LetInParts,
  agentId: string,
): Promise<Extract<SignInAnswer, { resultCode: 4 }>> => {
  const door = agentDoorOf(config, siteFile);
  const agentForm = door && (await issueAgentForm(database.pool, door, agentId, wallNowMs()));
  return { resultCode: 4, agentForm };
};

const openSession = async (
  { database, sessions, customers, knownDevices, rememberedDevices, wallNowMs }: LetInParts,
  { customerId, device: token, known, proof, address, userAgent }: Arrival,
  gone: Refused,
): Promise<SignInOutcome> => {
  const deviceId = known?.deviceId ?? randomUUID();
  const passkeyId = 'passkeyId' in proof ? proof.passkeyId : null;
  const seen = { token, customerId, address, userAgent, deviceId, passkeyId };
  const isBound = await isBoundToDevices(database, customerId);
  const isLetIn = isBound && known?.isAuthorized === true;
  // The first device of all is let in: there is none yet that could.
  if (isBound && !isLetIn && !(await knownDevices.awaitsFirst(customerId)))
    return refused(
      { resultCode: 1, code: 'deviceNotAuthorized' },
      await knownDevices.keepWaiting(seen, known === null),
    );
  const opening = { address, userAgent, deviceId, isConfirmed: true, ...proof };
  const session = await sessions.create(
    customerId,
    isLetIn ? { ...opening, letInAs: 'authorized' } : opening,
  );
  if (session === null) return refused(gone);
  await recordSignIn(database, customerId, { address, userAgent }, wallNowMs());
  const device = await knownDevices.renew({ ...seen, isAuthorized: true, session });
  if (isBound) await knownDevices.noteFirst(customerId);
  const found = await customers.find(customerId);
  if (found?.customer.settings.webRememberPassword)
    await rememberedDevices.remember(device, customerId, session);
  else await rememberedDevices.forget(device);
  return {
    kind: 'signedIn',
    session,
    device,
    answer: { resultCode: 0, session: createSessionAnswer(found, sessionIdOf(session)) },
  };
};
