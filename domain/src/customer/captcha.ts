import type { Static } from 'typebox';
import type { CaptchaChallengeSchema, CaptchaProofSchema, CaptchaTaskSchema } from './captcha.schema.ts';

export type CaptchaChallenge = Static<typeof CaptchaChallengeSchema>;
export type CaptchaProof = Static<typeof CaptchaProofSchema>;

/** How a page shows that a person is there. */
export type CaptchaTask = Static<typeof CaptchaTaskSchema>;
