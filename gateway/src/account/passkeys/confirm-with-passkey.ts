import type { Config } from '../../config/read-config.ts';
import { type IdentityOutcome, refuseIdentity } from '../session/confirm-identity.ts';
import { triesOfSession } from '../session/password-tries.ts';
import type { Sessions } from '../session/sessions.ts';
import { checkPasskey, type PasskeyParts } from './check-passkey.ts';
import type { GivenAssertion } from './check-passkey.ts';

export interface ConfirmWithPasskeyParts extends PasskeyParts {
  config: Config;
  sessions: Pick<Sessions, 'confirm'>;
}

export interface ConfirmCall extends Pick<GivenAssertion, 'assertion' | 'party'> {
  customerId: string;
  session: string;
}

/** A passkey of the customer's in place of the password (`confirm-identity.ts`); anybody else's is a wrong one. */
export const confirmWithPasskey = async (
  parts: ConfirmWithPasskeyParts,
  { assertion, party, customerId, session }: ConfirmCall,
): Promise<IdentityOutcome> => {
  const verdict = await checkPasskey(
    parts,
    { assertion, party, purpose: 'confirm', holder: session, customerId },
    () => triesOfSession(parts.config, session),
  );
  if (verdict.reason !== null) return refuseIdentity(verdict, 'passkeyInvalid');
  await parts.sessions.confirm(session);
  return { kind: 'answer', answer: { resultCode: 0 } };
};
