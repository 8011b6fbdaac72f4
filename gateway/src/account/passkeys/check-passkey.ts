import type { PasskeyAssertion } from '@lineboard/domain/account/sign-in/passkey.schema';
import type { Database } from '../../ground/database/create-database.ts';
import type { Reports } from '../../ground/report/reporter.ts';
import { claimTry, type TryCounters, type TryRefusal, type TrySubjects } from '../session/claim-try.ts';
import type { TryOutcome } from '../session/lock-out.ts';
import type { ChallengePurpose, PasskeyChallenges } from './passkey-challenges.ts';
import { countUse, findPasskey, type StoredPasskey } from './passkey-rows.ts';
import { readClientData } from './read-client-data.ts';
import type { RelyingParty } from './relying-party.ts';
import { verifyAssertion } from './verify-assertion.ts';

export interface PasskeyParts extends TryCounters {
  database: Database;
  challenges: PasskeyChallenges;
  reports: Reports;
  wallNowMs: () => number;
}

/** An answer to a challenge, and what that was for. */
export interface GivenAssertion {
  assertion: PasskeyAssertion;
  purpose: ChallengePurpose;
  /** The cookie that the challenge was issued to. */
  holder: string;
  party: RelyingParty;
  /** The customer that the passkey has to belong to; left out: the passkey itself says who signs in. */
  customerId?: string;
}

export type PasskeyVerdict =
  | { reason: null; passkey: StoredPasskey }
  | { reason: 'tokenInvalid' | 'wrong' }
  | TryRefusal;

/** The one way in which a passkey is looked at: each look is a try, counted as passwords are. */
export const checkPasskey = async (
  parts: PasskeyParts,
  { assertion, purpose, holder, party, customerId }: GivenAssertion,
  /** The limits that the try counts against; null: nobody has this passkey. */
  subjectsOf: (passkey: StoredPasskey | null) => Promise<TrySubjects> | TrySubjects,
): Promise<PasskeyVerdict> => {
  const { database, challenges } = parts;
  const said = readClientData(assertion.clientDataJSON);
  const isAsked = said !== null && (await challenges.redeem(purpose, holder, said.challenge));
  if (!isAsked) return { reason: 'tokenInvalid' };
  const found = await findPasskey(database, assertion.id);
  const passkey = customerId === undefined || found?.customerId === customerId ? found : null;
  const claimed = await claimTry(parts, await subjectsOf(passkey));
  if ('reason' in claimed) return claimed;
  let outcome: TryOutcome = 'unknown';
  try {
    const isRight = passkey !== null && (await isUsed(parts, passkey, assertion, said.challenge, party));
    outcome = isRight ? 'right' : 'wrong';
  } finally {
    // If the database never hears of this, the try expires there together with the failures.
    if (outcome === 'unknown') await claimed.settle('unknown').catch(() => 0);
  }
  const lockedForMs = await claimed.settle(outcome);
  if (outcome === 'right' && passkey !== null) return { reason: null, passkey };
  return lockedForMs > 0 ? { reason: 'lockedOut', retryAfterMs: lockedForMs } : { reason: 'wrong' };
};

const isUsed = async (
  { database, reports, wallNowMs }: PasskeyParts,
  passkey: StoredPasskey,
  assertion: PasskeyAssertion,
  challenge: string,
  party: RelyingParty,
): Promise<boolean> => {
  const counter = await verifyAssertion(passkey, assertion, challenge, party);
  if (counter === null) return false;
  const { customerId, passkeyId } = passkey;
  if (await countUse(database, passkeyId, counter, wallNowMs())) return true;
  reports.of('session').failed('passkeyCounter', `its device counts ${counter}`, { customerId, passkeyId });
  return false;
};
