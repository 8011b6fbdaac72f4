import { useSession } from '../../ground/session/session-store.ts';
import { selectIsDue, useCaptcha } from './captcha-store.ts';

const check = (): void =>
  void import('./pass-captcha.ts').then(
    ({ passCaptcha }) => passCaptcha(),
    () => useCaptcha.setState({ stage: 'offline' }),
  );

/**
 * ST1-16: has a customer who is taken for a bot checked as soon as the page knows it, without a riddle and without a
 * press. A failed check waits for the customer, one without a network for the network.
 * @returns stops it
 */
export const keepCaptcha = (): (() => void) => {
  const follow = (): void => {
    if (!selectIsDue(useSession.getState())) useCaptcha.setState({ stage: 'idle' });
    else if (useCaptcha.getState().stage === 'idle') check();
  };
  const checkWhenBack = (): void => {
    if (useCaptcha.getState().stage === 'offline') check();
  };
  follow();
  const stop = useSession.subscribe((state, before) => {
    if (selectIsDue(state) !== selectIsDue(before)) follow();
  });
  window.addEventListener('online', checkWhenBack);
  return () => {
    stop();
    window.removeEventListener('online', checkWhenBack);
  };
};
