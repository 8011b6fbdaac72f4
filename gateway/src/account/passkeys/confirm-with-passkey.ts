import type { Config } from '../../config/read-config.ts';
import { type IdentityOutcome, refuseIdentity } from '../session/confirm-identity.ts';
import { triesOfSession, type TryingSession } from '../session/password-tries.ts';
import type { Sessions } from '../session/sessions.ts';
import { checkPasskey, type PasskeyParts } from './check-passkey.ts';
import type { GivenAssertion } from './check-passkey.ts';

export interface ConfirmWithPasskeyParts extends PasskeyParts {
  config: Config;
  sessions: Pick<Sessions, 'confirm'>;
}

export interface ConfirmCall extends Pick<GivenAssertion, 'assertion' | 'party'> {
  session: string;
  signedIn: TryingSession;
}

/** A passkey of the customer's in place of the password (`confirm-identity.ts`); anybody else's is a wrong one. */
export const confirmWithPasskey = async (
  parts: ConfirmWithPasskeyParts,
  { assertion, party, session, signedIn }: ConfirmCall,
): Promise<IdentityOutcome> => {
  const verdict = await checkPasskey(
    parts,
    { assertion, party, purpose: 'confirm', holder: session, customerId: signedIn.customerId },
    () => triesOfSession(parts.config, signedIn),
  );
  if (verdict.reason !== null) return refuseIdentity(verdict, 'passkeyInvalid');
  await parts.sessions.confirm(session);
  return { kind: 'answer', answer: { resultCode: 0 } };
};
