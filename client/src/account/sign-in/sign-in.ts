import type { AgentForm } from '@lineboard/domain/account/customer/agent-form.schema';
import type { SessionAnswer, SignInAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';
import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import type { SiteSettings } from '@lineboard/domain/words/site/site-settings.schema';
import { type CallAnswer, callBook } from '../../ground/calls/call-book.ts';
import { sealPassword } from '../../ground/session/seal-password.ts';

export type SignInResult =
  | { kind: 'signedIn'; session: SessionAnswer }
  /** ST1-08: an agent's login; null: the agent site isn't set up. */
  | { kind: 'agent'; form: AgentForm | null }
  /** The book said no: shown as an alert. */
  | { kind: 'refused'; code: ErrorCode; retryAfterMs: number | null }
  /** No answer: shown in line under the form. */
  | { kind: 'noResult'; code: ErrorCode };

const REFUSALS: readonly ErrorCode[] = [
  'loginFailed',
  'lockedOut',
  'signInSlowed',
  'accountClosed',
  'passwordNotEncrypted',
  'tokenInvalid',
  'rateLimited',
];

/** Sends id and password, encrypted when the site asks for it. The book appends its own suffix to the id. */
export const signIn = async (
  site: Pick<SiteSettings, 'encryptPasswords'>,
  customerId: string,
  password: string,
): Promise<SignInResult> => {
  const sealed = await sealPassword(site, password);
  if (!sealed.ok) return { kind: 'noResult', code: sealed.error.code };
  const answer = await callBook('signIn', {
    body: { customerId: customerId.trim(), ...sealed.value },
  });
  return readSignInAnswer(answer);
};

/** Reads the book's answer to a sign-in of any kind. */
export const readSignInAnswer = (answer: CallAnswer<SignInAnswer>): SignInResult => {
  if (!answer.ok) {
    const { error } = answer;
    const { code } = error;
    const retryAfterMs = (error.code === 'rateLimited' ? error.params?.retryAfterMs : undefined) ?? null;
    return REFUSALS.includes(code) ? { kind: 'refused', code, retryAfterMs } : { kind: 'noResult', code };
  }
  const { value } = answer;
  if (value.resultCode === 0) return { kind: 'signedIn', session: value.session };
  if (value.resultCode === 4) return { kind: 'agent', form: value.agentForm };
  return { kind: 'refused', code: value.code, retryAfterMs: value.retryAfterMs ?? null };
};
