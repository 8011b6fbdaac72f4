import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import { callBook } from '../../ground/calls/call-book.ts';
import { sealPasswords } from '../../ground/session/seal-password.ts';
import { useSession } from '../../ground/session/session-store.ts';

/** @returns why the password is still the old one; null: it was changed */
export const changePassword = async (present: string, next: string): Promise<ErrorCode | null> => {
  const { site } = useSession.getState();
  if (site === null) return 'networkFailed';
  const sealed = await sealPasswords(site, [present, next]);
  if (!sealed.ok) return sealed.error.code;
  const { passwords, key } = sealed.value;
  const [password = '', newPassword = ''] = passwords;
  const body = { password, newPassword, ...(key === undefined ? {} : { key }) };
  const answer = await callBook('changePassword', { body });
  if (!answer.ok) return answer.error.code;
  if (answer.value.resultCode !== 0) return answer.value.code;
  // The book no longer requires a change, and says so with the next answer: the page needn't wait for that.
  useSession.setState(({ session }) => {
    if (session === null || session.customer === null) return {};
    return { session: { ...session, customer: { ...session.customer, mustChangePassword: false } } };
  });
  return null;
};
