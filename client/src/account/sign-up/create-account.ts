import type { SignUpAnswer, SignUpDraft } from '@lineboard/domain/account/sign-up/sign-up';
import { type CallAnswer, callBook } from '../../ground/calls/call-book.ts';
import type { Language } from '@lineboard/domain/ground/language/languages';
import { sealPasswords } from '../../ground/session/seal-password.ts';
import { useSession } from '../../ground/session/session-store.ts';

/** CALL1-56: both passwords are sealed with one key. */
export const createAccount = async (
  draft: SignUpDraft,
  language: Language,
): Promise<CallAnswer<SignUpAnswer>> => {
  const { site } = useSession.getState();
  if (site === null) return { ok: false, error: { code: 'networkFailed', status: null } };
  const sealed = await sealPasswords(site, [draft.password, draft.passwordAgain]);
  if (!sealed.ok) return sealed;
  const { passwords, key } = sealed.value;
  const [password = '', passwordAgain = ''] = passwords;
  return callBook('createAccount', {
    body: { ...draft, language, password, passwordAgain, ...(key === undefined ? {} : { key }) },
  });
};
