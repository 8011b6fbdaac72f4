import type { CaptchaChallenge, CaptchaProof } from '@lineboard/domain/customer/captcha';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** A challenge is good for three minutes; the slowest phone is done long before. */
const GIVES_UP_AFTER_MS = 60_000;

/** The answer to a challenge: a second of work. @throws when there is none in time */
export const solve = async (challenge: CaptchaChallenge): Promise<CaptchaProof['solution']> => {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: GIVES_UP_AFTER_MS });
  if (solution === null) throw new Error('no answer in time');
  const { counter, derivedKey } = solution;
  return { counter, derivedKey };
};
