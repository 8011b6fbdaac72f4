import type { PasskeyAssertion, PasskeyQuestion } from '@lineboard/domain/account/sign-in/passkey.schema';
import { type CallAnswer, callBook } from '../../ground/calls/call-book.ts';
import { readSignInAnswer, type SignInResult } from './sign-in.ts';
import { repeat } from '../../ground/timers/repeat.ts';

let asked: Promise<unknown> = Promise.resolve();

/** One after the other: the first answer brings the cookie that all questions of this browser are bound to. */
const askPasskey = (): Promise<CallAnswer<PasskeyQuestion>> => {
  const question = asked.then(() => callBook('askPasskey'));
  asked = question;
  return question;
};

/** @returns null when the customer canceled it */
export const signInWithPasskey = async (): Promise<SignInResult | null> => {
  const question = await askPasskey();
  if (!question.ok) return readSignInAnswer(question);
  const { askDevice } = await import('../../ground/session/ask-device.ts');
  const answered = await askDevice(question.value);
  if (answered.ok) return sendAssertion(answered.value);
  return answered.reason === 'canceled'
    ? null
    : { kind: 'refused', code: 'passkeyInvalid', retryAfterMs: null };
};

const sendAssertion = async (assertion: PasskeyAssertion): Promise<SignInResult> =>
  readSignInAnswer(await callBook('signInWithPasskey', { body: { assertion } }));

/** The book's question is valid for five minutes; by then there is another one. */
const ASK_AGAIN_MS = 4 * 60_000;

/**
 * Puts the customer's passkeys among the browser's suggestions in the customer field, where supported.
 * @param onChosen one was chosen: the answer is on its way
 * @returns stops it
 */
export const offerInField = (
  onChosen: () => void,
  onResult: (result: SignInResult) => void,
): (() => void) => {
  let isOver = false;
  let stop = (): void => undefined;

  const offer = async (): Promise<void> => {
    const { askDevice, canAskInField, stopAsking } = await import('../../ground/session/ask-device.ts');
    if (isOver || !(await canAskInField())) return;
    const ask = async (): Promise<void> => {
      const question = await askPasskey();
      if (isOver || !question.ok) return;
      const answered = await askDevice(question.value, true);
      if (isOver || !answered.ok) return;
      onChosen();
      onResult(await sendAssertion(answered.value));
    };
    const stopRepeating = repeat(() => {
      if (document.visibilityState === 'visible') void ask();
    }, ASK_AGAIN_MS);
    stop = () => {
      stopRepeating();
      stopAsking();
    };
    await ask();
  };
  // The page works without this: there are the button and the password.
  void offer().catch(() => undefined);
  return () => {
    isOver = true;
    stop();
  };
};
