import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import type { IdentityAnswer } from '@lineboard/domain/account/sign-in/identity-answer.schema';
import { type CallAnswer, callBook } from '../../ground/calls/call-book.ts';
import { sealPassword } from '../../ground/session/seal-password.ts';
import { useSession } from '../../ground/session/session-store.ts';

const codeOf = (answer: CallAnswer<IdentityAnswer>): ErrorCode | null => {
  if (!answer.ok) return answer.error.code;
  return answer.value.resultCode === 0 ? null : answer.value.code;
};

/** @returns why the identity isn't confirmed; null: it is */
export const confirmByPassword = async (password: string): Promise<ErrorCode | null> => {
  const { site } = useSession.getState();
  if (site === null) return 'networkFailed';
  const sealed = await sealPassword(site, password);
  if (!sealed.ok) return sealed.error.code;
  return codeOf(await callBook('confirmIdentity', { body: sealed.value }));
};

/** @returns as above; `canceled` when the customer changed their mind */
export const confirmByPasskey = async (): Promise<ErrorCode | 'canceled' | null> => {
  const question = await callBook('askOwnPasskey');
  if (!question.ok) return question.error.code;
  const { askDevice } = await import('../../ground/session/ask-device.ts');
  const answered = await askDevice(question.value);
  if (!answered.ok) return answered.reason === 'canceled' ? 'canceled' : 'passkeyInvalid';
  return codeOf(await callBook('confirmWithPasskey', { body: { assertion: answered.value } }));
};
