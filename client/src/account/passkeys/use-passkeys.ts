import type { OwnPasskey } from '@lineboard/domain/account/sign-in/passkey.schema';
import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import { useCallback, useEffect, useState } from 'react';
import { callBook } from '../../ground/calls/call-book.ts';

/** Why nothing changed: the book's code, or that the device already has a passkey of this account. */
export type PasskeyFault = ErrorCode | 'kept';

export interface PasskeySource {
  /** null until the first answer. */
  passkeys: readonly OwnPasskey[] | null;
  error: PasskeyFault | null;
  isBusy: boolean;
  reload: () => Promise<void>;
  add: () => Promise<boolean>;
  rename: (passkeyId: string, name: string) => Promise<boolean>;
  remove: (passkeyId: string) => Promise<boolean>;
}

/** @returns why there is no new one; `canceled` when the customer changed their mind */
const addPasskey = async (): Promise<PasskeyFault | 'canceled' | null> => {
  const offer = await callBook('offerPasskey');
  if (!offer.ok) return offer.error.code === 'confirmIdentity' ? 'canceled' : offer.error.code;
  const { makePasskey } = await import('../../ground/session/ask-device.ts');
  const made = await makePasskey(offer.value);
  if (!made.ok) return made.reason === 'failed' ? 'passkeyInvalid' : made.reason;
  const added = await callBook('addPasskey', { body: { registration: made.value } });
  return added.ok ? null : added.error.code;
};

/** The customer's own passkeys, read when they are opened and again after each change. */
export const usePasskeys = (): PasskeySource => {
  const [passkeys, setPasskeys] = useState<readonly OwnPasskey[] | null>(null);
  const [error, setError] = useState<PasskeyFault | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const reload = useCallback(async (): Promise<void> => {
    const answer = await callBook('readPasskeys');
    setError(answer.ok ? null : answer.error.code);
    if (answer.ok) setPasskeys(answer.value.passkeys);
  }, []);
  useEffect(() => void reload(), [reload]);

  const run = async (change: () => Promise<PasskeyFault | 'canceled' | null>): Promise<boolean> => {
    setIsBusy(true);
    const failed = await change().catch(() => 'networkFailed' as const);
    // A change that was not confirmed was canceled.
    if (failed === null) await reload();
    else setError(failed === 'canceled' ? null : failed);
    setIsBusy(false);
    return failed === null;
  };
  // A passkey that is gone already needn't be removed again.
  const codeOf = (answer: { ok: true } | { ok: false; error: { code: ErrorCode } }) => {
    if (answer.ok || answer.error.code === 'notFound') return null;
    return answer.error.code === 'confirmIdentity' ? ('canceled' as const) : answer.error.code;
  };
  return {
    passkeys,
    error,
    isBusy,
    reload,
    add: () => run(addPasskey),
    rename: (passkeyId, name) =>
      run(async () => codeOf(await callBook('renamePasskey', { params: { passkeyId }, body: { name } }))),
    remove: (passkeyId) =>
      run(async () => codeOf(await callBook('removePasskey', { params: { passkeyId } }))),
  };
};
