import { judgePassword } from '@lineboard/domain/customer/judge-password';
import type { PasswordChange } from '@lineboard/domain/customer/password-change';
import { openSealed, type PasswordCall, type PasswordParts, tryPassword } from './check-password.ts';
import { isKnownPassword } from './is-known-password.ts';
import type { KnownDevices } from './known-devices.ts';
import { hashPassword } from './password-hash.ts';
import { triesOfSession } from './password-tries.ts';
import type { Sessions } from './sessions.ts';

export interface ChangePasswordParts extends PasswordParts {
  sessions: Pick<Sessions, 'endOthers'>;
  knownDevices: Pick<KnownDevices, 'forgetOthers'>;
}

export interface ChangePasswordCall extends PasswordCall {
  /** Encrypted with the same key as the present one. */
  newPassword: string;
  /** Of the session that asks: it goes on, the customer's others end. */
  session: string;
  device: string | undefined;
}

export type ChangePasswordOutcome =
  | { kind: 'answer'; answer: PasswordChange }
  | { kind: 'busy'; retryAfterMs: number };

const CODES = { tokenInvalid: 'tokenInvalid', notEncrypted: 'passwordNotEncrypted' } as const;

/** Looked at before the present password is: what is wrong with a new one is no secret. */
const judgeNew = async (present: string | null, next: string | null): Promise<PasswordChange | null> => {
  if (next !== null && next === present) return { resultCode: 4, code: 'passwordSame' };
  if (next === null || !judgePassword(next).isAcceptable) return { resultCode: 4, code: 'passwordWeak' };
  return (await isKnownPassword(next)) ? { resultCode: 4, code: 'passwordKnown' } : null;
};

/**
 * A new password for a customer who knows the present one. Every other session and device is signed out: whoever else
 * had the old one has nothing any more.
 */
export const changePassword = async (
  parts: ChangePasswordParts,
  call: ChangePasswordCall,
): Promise<ChangePasswordOutcome> => {
  const { customerId, session, device } = call;
  const answer = (what: PasswordChange) => ({ kind: 'answer' as const, answer: what });
  const opened = await openSealed(parts, call, [call.password, call.newPassword]);
  if ('reason' in opened) return answer({ resultCode: 3, code: CODES[opened.reason] });
  const [present = null, next = null] = opened.texts;
  const fault = await judgeNew(present, next);
  if (fault !== null) return answer(fault);
  const given = { customerId, password: present, address: call.address };
  const refusal = await tryPassword(parts, given, triesOfSession(parts.config, session), true);
  if (refusal?.reason === 'busy') return { kind: 'busy', retryAfterMs: refusal.retryAfterMs };
  if (refusal !== null && 'retryAfterMs' in refusal)
    return answer({ resultCode: 2, code: 'lockedOut', retryAfterMs: refusal.retryAfterMs });
  if (refusal !== null) return answer({ resultCode: 1, code: 'incorrectPassword' });
  await parts.database.kysely
    .updateTable('customer')
    .set({ password_hash: await hashPassword(next ?? ''), must_change_password: false })
    .where('customer_id', '=', customerId)
    .execute();
  await parts.knownDevices.forgetOthers(customerId, device);
  await parts.sessions.endOthers(customerId, session);
  return answer({ resultCode: 0 });
};
