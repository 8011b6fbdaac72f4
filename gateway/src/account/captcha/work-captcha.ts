import {
  CaptchaProofSchema,
  type CaptchaChallenge,
  type CaptchaProof,
} from '@lineboard/domain/account/sign-in/captcha.schema';
import { createChallenge, type CreateChallengeOptions, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { hash, randomInt } from 'node:crypto';
import { Compile } from 'typebox/compile';
import { CLOCKS_APART_MS } from '../../ground/clock/clocks-apart.ts';
import { CAPTCHA_ACTION, CAPTCHA_HOLDS_MS, type CaptchaProvider } from './captcha-provider.ts';

/** The same for all gateways of the book. */
export interface CaptchaKeys {
  challenge: string;
  answer: string;
}

/**
 * How much work: tries of `cost` rounds each, some number of them between the two counters. 600 take 0.2 to 0.3 s of a
 * server's core, and some three to four times that on a phone. Less, and a program passes as cheaply as it asks; more,
 * and people with old phones wait.
 */
const WORK = { cost: 2_000, leastTries: 400, mostTries: 800 };

const validator = Compile(CaptchaProofSchema);

/** The session itself isn't told: what names it among gateways stays with them. */
const markOf = (sessionId: string): string => hash('sha256', `captcha of ${sessionId}`, 'hex');

/**
 * Work for the page's machine in place of a riddle for its reader. A challenge is signed together with whom and what it
 * is for and until when, so nothing of it is kept here; its answer is checked by two signatures, without the work.
 */
export const createWorkCaptcha = (
  keys: CaptchaKeys,
  wallNowMs: () => number,
  work = WORK,
): CaptchaProvider => ({
  begin: async (sessionId) => {
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: work.cost,
      counter: randomInt(work.leastTries, work.mostTries),
      deriveKey,
      data: {
        action: CAPTCHA_ACTION,
        session: markOf(sessionId),
        untilMs: wallNowMs() + CAPTCHA_HOLDS_MS,
      },
      hmacSignatureSecret: keys.challenge,
      hmacKeySignatureSecret: keys.answer,
    } satisfies CreateChallengeOptions);
    return { kind: 'work', challenge: challenge as CaptchaChallenge };
  },
  judge: async (sessionId, token) => {
    const proof = parseProof(token);
    if (proof === null) return { kind: 'failed' };
    const { session, untilMs } = proof.challenge.parameters.data;
    const leftMs = untilMs - wallNowMs();
    // More than it was ever good for: it was made while the clock was ahead.
    const isGood = leftMs > 0 && leftMs <= CAPTCHA_HOLDS_MS + CLOCKS_APART_MS;
    if (session !== markOf(sessionId) || !isGood) return { kind: 'failed' };
    const { verified } = await verifySolution({
      ...proof,
      deriveKey,
      hmacSignatureSecret: keys.challenge,
      hmacKeySignatureSecret: keys.answer,
    });
    return verified ? { kind: 'passed', proof: proof.challenge.signature, untilMs } : { kind: 'failed' };
  },
});

/** @returns null for what is no proof */
const parseProof = (token: string): CaptchaProof | null => {
  try {
    const said: unknown = JSON.parse(token);
    return validator.Check(said) ? said : null;
  } catch {
    return null;
  }
};
