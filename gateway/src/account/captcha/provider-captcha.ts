import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { CaptchaSite } from '../../config/captcha-site.ts';
import { askJson } from '../../ground/http/ask-json.ts';
import { CAPTCHA_ACTION, CAPTCHA_HOLDS_MS, type CaptchaProvider } from './captcha-provider.ts';

export interface ProviderParts {
  /** Hosts of the site, one of which a token must be of; none: any. */
  hosts: readonly string[];
  wallNowMs: () => number;
  onUnreachable: (error: unknown) => void;
}

const LIMITS = { withinMs: 3_000, mostBytes: 16_384 };

/** The part of the provider's answer that is read; there is more in it. */
const AnswerSchema = Type.Object({
  success: Type.Boolean(),
  action: Type.Optional(Type.String()),
  hostname: Type.Optional(Type.String()),
});
const validator = Compile(AnswerSchema);

const ask = (site: CaptchaSite, token: string): Promise<unknown> =>
  askJson(
    site.verifyUrl,
    { method: 'POST', body: new URLSearchParams({ secret: site.secret, response: token }) },
    LIMITS,
  );

/** Another company tells people from programs: by its script on the page, and by what it says of the token here. */
export const createProviderCaptcha = (
  site: CaptchaSite,
  { hosts, wallNowMs, onUnreachable }: ProviderParts,
): CaptchaProvider => ({
  begin: async () => ({
    kind: 'provider',
    script: site.script,
    siteKey: site.siteKey,
    action: CAPTCHA_ACTION,
  }),
  judge: async (_, token) => {
    try {
      const said = await ask(site, token);
      if (!validator.Check(said)) throw new Error('the provider answered what nobody understands');
      const isOfSite = hosts.length === 0 || said.hostname === undefined || hosts.includes(said.hostname);
      const isOfAction = said.action === undefined || said.action === CAPTCHA_ACTION;
      return said.success && isOfSite && isOfAction
        ? { kind: 'passed', proof: token, untilMs: wallNowMs() + CAPTCHA_HOLDS_MS }
        : { kind: 'failed' };
    } catch (error) {
      onUnreachable(error);
      return { kind: 'unreachable' };
    }
  },
});
