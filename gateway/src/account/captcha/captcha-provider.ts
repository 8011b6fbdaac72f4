import type { CaptchaTask } from '@lineboard/domain/account/sign-in/captcha.schema';

/** The verdict on a token. `unreachable`: the provider didn't answer. */
export type CaptchaVerdict =
  /** `proof` is the same however the token was written: it passes once. */
  { kind: 'passed'; proof: string; untilMs: number } | { kind: 'failed' | 'unreachable' };

/** Tells people from programs. It doesn't have to check that a token is used only once. */
export interface CaptchaProvider {
  /** @returns what the page of this session has to do */
  begin(sessionId: string): Promise<CaptchaTask>;
  /** @param token as the page sent it, of bounded length */
  judge(sessionId: string, token: string): Promise<CaptchaVerdict>;
}

/** Spec 1 §7: what the page says that it is doing. A token of another action doesn't pass. */
export const CAPTCHA_ACTION = 'pageLoaded';

/** A phone of some years works for about a second; a person on a bad line may take longer to send the answer. */
export const CAPTCHA_HOLDS_MS = 3 * 60_000;
