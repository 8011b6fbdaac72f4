import type { CaptchaTask } from '@lineboard/domain/account/sign-in/captcha.schema';
import { type CallAnswer, callBook } from '../../ground/calls/call-book.ts';
import { askSession } from '../../ground/session/ask-session.ts';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { askProvider } from './ask-provider.ts';
import { selectIsDue, useCaptcha } from './captcha-store.ts';
import { solveChallenge } from './solve-challenge.ts';

let running: Promise<boolean> | null = null;

/**
 * Proves to the book that the customer is a person. One check at a time: a second caller gets the same answer.
 *
 * @param hasAgreed another company may check
 * @returns whether the customer has passed
 */
export const passCaptcha = (hasAgreed = false): Promise<boolean> => {
  running ??= run(hasAgreed).finally(() => (running = null));
  return running;
};

const run = async (hasAgreed: boolean): Promise<boolean> => {
  useCaptcha.setState({ stage: 'checking' });
  const begun = await callBook('beginCaptcha');
  if (!begun.ok) return begun.error.code === 'notFound' ? readAgain() : fail(begun);
  const task = begun.value;
  if (task.kind === 'provider' && !hasAgreed) {
    useCaptcha.setState({ stage: 'asks', provider: new URL(task.script).host });
    return false;
  }
  const token = await tokenOf(task);
  if (token === null) return end('failed');
  const passed = await callBook('passCaptcha', { body: { token } });
  if (!passed.ok) return fail(passed);
  const { session, applySession } = useSession.getState();
  if (session?.customer != null)
    applySession({ ...session, customer: { ...session.customer, customerIsABotRecaptchaValidated: true } });
  useCaptcha.setState({ stage: 'idle' });
  return true;
};

/** @returns null when it could not be loaded */
const tokenOf = async (task: CaptchaTask): Promise<string | null> => {
  try {
    if (task.kind === 'provider') return await askProvider(task);
    const { challenge } = task;
    return JSON.stringify({ challenge, solution: await solveChallenge(challenge) });
  } catch {
    return null;
  }
};

/** A customer who signed out meanwhile is told nothing. */
const end = (stage: 'failed' | 'offline'): false => {
  useCaptcha.setState({ stage: selectIsDue(useSession.getState()) ? stage : 'idle' });
  return false;
};

const fail = ({ error }: Extract<CallAnswer<unknown>, { ok: false }>): false => {
  if (error.code === 'sessionEnded' || error.code === 'unauthenticated')
    useSession.getState().endSession(true);
  return end(error.status === null ? 'offline' : 'failed');
};

/** There is nothing to pass: it was passed in another tab, or the book no longer asks for it. */
const readAgain = async (): Promise<boolean> => {
  const answer = await askSession(useSession.getState().applySession);
  if (!answer.ok) return fail(answer);
  useCaptcha.setState({ stage: 'idle' });
  return selectCustomer(useSession.getState()) !== null;
};
