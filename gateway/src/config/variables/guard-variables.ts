import { safeAddress } from '../../ground/variables/safe-address.ts';
import { described, listOf, oneOf, secret, text } from '../../ground/variables/variable.ts';
import { httpsOrigin } from './web-origin.ts';

export const guardVariables = {
  AGENT_TOKEN_KEY: described(
    secret('32 to 200 visible characters', /^[\x21-\x7e]{32,200}$/),
    'What the tokens are signed with that lead agents to the agent site (`agentSite` of `SITE_FILE`), the same for ' +
      'all gateways. Without it, or without an agent site, an agent is told that the site is under construction, ' +
      'unless [the sandbox](demo.md#the-sandbox) plays one. See [agents](customers.md#agents).',
  ),
  AGENT_FORM: described(
    oneOf(['token', 'fields'], 'token'),
    'What is posted there: `token`, or the four `fields` `key`, `mode`, `password1` and `customerID1`.',
  ),
  CAPTCHA_SITE_KEY: described(
    text<string | null>('the key that the provider gave the site', /^[\w.:-]{1,200}$/, null),
    'A captcha of another company in the place of the book’s own: the key that it gave the site. This one and the ' +
      'next three are set together or not at all. Its calls must be those of reCAPTCHA (`grecaptcha.execute`, ' +
      '`siteverify`); hCaptcha and Turnstile have a mode for it. See ' +
      '[customers taken for bots](customers.md#customers-taken-for-bots).',
  ),
  CAPTCHA_SCRIPT: described(safeAddress, 'Its script for the page.'),
  CAPTCHA_VERIFY_URL: described(safeAddress, 'Where one of its tokens is judged.'),
  CAPTCHA_SECRET: described(
    secret('1 to 200 visible characters', /^[\x21-\x7e]{1,200}$/),
    'What the book shows there.',
  ),
  CAPTCHA_ORIGINS: described(
    listOf('origins that the script loads from, e.g. https://www.gstatic.com', httpsOrigin),
    'Further origins that its script loads from, by comma. With the script’s own they stand in the page’s policy for ' +
      'scripts, frames and calls.',
  ),
} as const;
