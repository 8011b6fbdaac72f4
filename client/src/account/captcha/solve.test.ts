import type { CaptchaChallenge } from '@lineboard/domain/account/sign-in/captcha.schema';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, it, vi } from 'vitest';
import { solve } from './solve.ts';

it('gives the same answer on a page without https, where browsers offer no cryptography', async () => {
  const challenge = (await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 50,
    counter: 5,
    deriveKey,
    hmacSignatureSecret: 'a',
    hmacKeySignatureSecret: 'b',
  })) as CaptchaChallenge;
  const answer = await solve(challenge);
  expect(answer.counter).toBe(5);
  vi.stubGlobal('crypto', {});
  expect(await solve(challenge)).toEqual(answer);
  vi.unstubAllGlobals();
});
