import { StartRefused } from '../ground/report/start-refused.ts';
import type { Config } from './read-config.ts';

/** A captcha of another company, with the calls of reCAPTCHA: it has them itself, or in a mode of that name. */
export interface CaptchaSite {
  siteKey: string;
  /** Its script, which the page loads. */
  script: string;
  verifyUrl: string;
  secret: string;
}

/**
 * @returns null: the book has one of its own
 * @throws StartRefused when only a part of it is set up
 */
export const captchaSiteOf = ({
  CAPTCHA_SITE_KEY: siteKey,
  CAPTCHA_SCRIPT: script,
  CAPTCHA_VERIFY_URL: verifyUrl,
  CAPTCHA_SECRET: secret,
}: Pick<
  Config,
  'CAPTCHA_SITE_KEY' | 'CAPTCHA_SCRIPT' | 'CAPTCHA_VERIFY_URL' | 'CAPTCHA_SECRET'
>): CaptchaSite | null => {
  if (siteKey !== null && script !== null && verifyUrl !== null && secret !== null)
    return { siteKey, script, verifyUrl, secret };
  if (siteKey === null && script === null && verifyUrl === null && secret === null) return null;
  throw new StartRefused(
    'CAPTCHA_SITE_KEY, CAPTCHA_SCRIPT, CAPTCHA_VERIFY_URL and CAPTCHA_SECRET go together: set all of them, or none.',
  );
};

/** Where the provider's script comes from and what it asks: the page's policy allows these, once each. */
export const listCaptchaOrigins = (config: Config): string[] => {
  const site = captchaSiteOf(config);
  return site === null ? [] : [...new Set([new URL(site.script).origin, ...config.CAPTCHA_ORIGINS])];
};
