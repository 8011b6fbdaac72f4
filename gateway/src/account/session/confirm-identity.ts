import type { IdentityAnswer } from '@lineboard/domain/account/sign-in/identity-answer.schema';
import {
  checkPassword,
  type PasswordCall,
  type PasswordParts,
  type PasswordVerdict,
} from './check-password.ts';
import { triesOfSession, type TryingSession } from './password-tries.ts';
import type { Sessions } from './sessions.ts';

export interface ConfirmIdentityParts extends PasswordParts {
  sessions: Pick<Sessions, 'confirm'>;
}

export type IdentityOutcome =
  | { kind: 'answer'; answer: IdentityAnswer }
  | { kind: 'busy'; retryAfterMs: number };

/** The session's cookie says who confirms their identity. */
export interface IdentityCall extends PasswordCall {
  session: string;
  signedIn: TryingSession;
}

const answer = (what: IdentityAnswer): IdentityOutcome => ({ kind: 'answer', answer: what });

/** Why it isn't shown. */
export const refuseIdentity = (
  verdict: Exclude<PasswordVerdict, { reason: null }>,
  wrong: 'incorrectPassword' | 'passkeyInvalid',
): IdentityOutcome => {
  switch (verdict.reason) {
    case 'busy':
      return { kind: 'busy', retryAfterMs: verdict.retryAfterMs };
    case 'wrong':
      return answer({ resultCode: 1, code: wrong });
    case 'tokenInvalid':
      return answer({ resultCode: 3, code: 'tokenInvalid' });
    case 'notEncrypted':
      return answer({ resultCode: 3, code: 'passwordNotEncrypted' });
    case 'lockedOut':
    case 'slowed':
      return answer({ resultCode: 2, code: 'lockedOut', retryAfterMs: verdict.retryAfterMs });
  }
};

/** The password once more, by somebody who is signed in: what asks for it goes through for some minutes. */
export const confirmIdentity = async (
  parts: ConfirmIdentityParts,
  call: IdentityCall,
): Promise<IdentityOutcome> => {
  const verdict = await checkPassword(parts, call, triesOfSession(parts.config, call.signedIn), true);
  if (verdict.reason !== null) return refuseIdentity(verdict, 'incorrectPassword');
  await parts.sessions.confirm(call.session);
  return answer({ resultCode: 0 });
};
