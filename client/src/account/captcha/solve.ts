import type { CaptchaChallenge, CaptchaProof } from '@lineboard/domain/account/sign-in/captcha.schema';
import { solveChallenge } from 'altcha-lib';
import { deriveKey as deriveByBrowser } from 'altcha-lib/algorithms/web/pbkdf2';

/** A challenge is valid for three minutes; the slowest phone is done long before. */
const GIVES_UP_AFTER_MS = 60_000;

/** For pages without https, which have no browser cryptography: several times slower, but it works. */
const deriveByLibrary: typeof deriveByBrowser = async ({ algorithm, cost, keyLength }, salt, password) => {
  if (algorithm !== 'PBKDF2/SHA-256') throw new RangeError(`no work of the kind ${algorithm}`);
  const [{ pbkdf2 }, { sha256 }] = await Promise.all([
    import('@noble/hashes/pbkdf2.js'),
    import('@noble/hashes/sha2.js'),
  ]);
  const derivedKey = new Uint8Array(pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }));
  return { parameters: {}, derivedKey };
};

/** The answer to a challenge: a second of work. @throws when there is none in time */
export const solve = async (challenge: CaptchaChallenge): Promise<CaptchaProof['solution']> => {
  const deriveKey = crypto.subtle === undefined ? deriveByLibrary : deriveByBrowser;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: GIVES_UP_AFTER_MS });
  if (solution === null) throw new Error('no answer in time');
  const { counter, derivedKey } = solution;
  return { counter, derivedKey };
};
