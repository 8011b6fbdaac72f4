import type { CaptchaChallenge, CaptchaProof } from '@lineboard/domain/account/sign-in/captcha.schema';
import { wrap } from 'comlink';
import type { solve } from './solve.ts';

/** The work is done in its own thread, so that the page isn't blocked meanwhile. */
export const solveChallenge = async (challenge: CaptchaChallenge): Promise<CaptchaProof['solution']> => {
  const worker = new Worker(new URL('./solver.ts', import.meta.url), { type: 'module', name: 'captcha' });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('error', () => reject(new Error('the solver could not be loaded')));
      wrap<typeof solve>(worker)(challenge).then(resolve, reject);
    });
  } finally {
    worker.terminate();
  }
};
