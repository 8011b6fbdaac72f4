import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import { callBook } from '../../ground/calls/call-book.ts';
import { sealPassword } from '../../ground/session/seal-password.ts';
import { useSession } from '../../ground/session/session-store.ts';

/** @returns why no message was requested; null: if the account exists, a message is on its way */
export const requestPasswordReset = async (account: string): Promise<ErrorCode | null> => {
  const { site } = useSession.getState();
  if (site === null) return 'networkFailed';
  const body = { bookId: site.bookId, account: account.trim() };
  const answer = await callBook('requestPasswordReset', { body });
  return answer.ok ? null : answer.error.code;
};

/** @returns why the password is still the old one; null: it was changed */
export const redeemPasswordReset = async (token: string, next: string): Promise<ErrorCode | null> => {
  const { site } = useSession.getState();
  if (site === null) return 'networkFailed';
  const sealed = await sealPassword(site, next);
  if (!sealed.ok) return sealed.error.code;
  const answer = await callBook('redeemPasswordReset', { body: { token, ...sealed.value } });
  if (!answer.ok) return answer.error.code === 'badRequest' ? 'resetLinkInvalid' : answer.error.code;
  return answer.value.resultCode === 0 ? null : answer.value.code;
};
