import { judgePassword } from '@lineboard/domain/account/sign-in/judge-password';
import type { PasswordChange } from '@lineboard/domain/account/sign-in/password-change.schema';
import { CHANGE_PASSWORD } from '../../ground/customer/set-password.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import { openSealed, type PasswordCall, type PasswordParts, tryPassword } from './check-password.ts';
import { isKnownPassword } from './is-known-password.ts';
import type { KnownDevices } from './known-devices.ts';
import { hashPassword } from './password-hash.ts';
import { triesOfSession, type TryingSession } from './password-tries.ts';
import { hashToken } from './session-token.ts';
import type { Sessions } from './sessions.ts';

export interface ChangePasswordParts extends PasswordParts {
  sessions: Pick<Sessions, 'endOthers' | 'confirm'>;
  knownDevices: Pick<KnownDevices, 'forgetOthers'>;
}

export interface ChangePasswordCall extends PasswordCall {
  /** Encrypted with the same key as the present one. */
  newPassword: string;
  /** The session that asks: it goes on, while the customer's other sessions end. */
  session: string;
  signedIn: TryingSession;
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
 * Together with the other devices: none that is remembered signs in between the two.
 * @returns false when another change came first: then this one knew the old password
 */
const replacePassword = async (
  { database }: ChangePasswordParts,
  { customerId, device }: ChangePasswordCall,
  before: string,
  after: string,
): Promise<boolean> =>
  inTransaction(database.pool, async (client) => {
    const { rowCount } = await client.query(CHANGE_PASSWORD, [customerId, after, before]);
    if (rowCount === 0) return false;
    await client.query('delete from known_device where customer_id = $1 and token_hash <> $2', [
      customerId,
      hashToken(device ?? ''),
    ]);
    return true;
  });

/**
 * Sets a new password for a customer who knows the current one. Every other session and device is signed out: whoever
 * else had the old one has nothing any more. Passkeys stay: the customer sees them, and was told of each.
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
  const verdict = await tryPassword(parts, given, triesOfSession(parts.config, call.signedIn), true);
  if (verdict.reason === 'busy') return { kind: 'busy', retryAfterMs: verdict.retryAfterMs };
  if ('retryAfterMs' in verdict)
    return answer({ resultCode: 2, code: 'lockedOut', retryAfterMs: verdict.retryAfterMs });
  if (verdict.reason !== null) return answer({ resultCode: 1, code: 'incorrectPassword' });
  const isChanged = await replacePassword(parts, call, verdict.passwordHash, await hashPassword(next ?? ''));
  if (!isChanged) return answer({ resultCode: 1, code: 'incorrectPassword' });
  await parts.sessions.confirm(session);
  await parts.sessions.endOthers(customerId, session);
  // A sign-in that was on its way has known its device in the meantime.
  await parts.knownDevices.forgetOthers(customerId, device);
  return answer({ resultCode: 0 });
};
