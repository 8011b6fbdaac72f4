import { integrationFrames } from '../integration-frames.ts';
import { safeAddress } from '../../ground/variables/safe-address.ts';
import { sandboxOrigin } from '../sandbox-origin.ts';
import { described, flag, integer, optional, secret, text } from '../../ground/variables/variable.ts';
import { walletIntegrations, walletProviders } from '../wallet-providers.ts';

export const integrationVariables = {
  INTEGRATION_FRAMES: described(
    integrationFrames,
    'Addresses of providers’ pages by integration, by comma: ' +
      '`propsBuilder=https://props.example/widget?game={gameNum},casino=https://acme.example/lobby`. ' +
      '[Integrations](../integrations.md) says what may stand in braces. Pages may frame these origins and no other; ' +
      'what isn’t set up isn’t in the menu. An address is https, or a loopback one, and never the book’s own origin. ' +
      'The names stand in `domain/src/ground/integration/integrations.ts`.',
  ),
  WALLET_PROVIDERS: described(
    walletProviders,
    'Companies whose games move money, by comma: `acme=KEY`. Their calls: [wallet](../wallet.md).',
  ),
  WALLET_INTEGRATIONS: described(
    walletIntegrations,
    'Which of them serves an integration whose frame is set up. Launch tokens of an integration are good for its ' +
      'provider alone.',
  ),
  WALLET_ROUND_HOURS: described(
    integer(1, 720, 24),
    'A round of which its provider tells nothing for so long is closed: its stake is given back, or what it was told ' +
      'to have won is paid.',
  ),
  WALLET_CALLS_PER_MINUTE: described(
    integer(60, 100_000_000, 120_000),
    'Wallet calls from one address, before anything of them is looked at.',
  ),
  ONLY_PLAY_LIST_URL: described(
    safeAddress,
    'Where OnlyPlay lists its games. It is asked by GET, at most every ten minutes. An item’s `img_icon` stands in ' +
      'place of the drawn picture of the tile that has its `bundle`. Pictures are taken from that origin alone.',
    'none; the sandbox’s own where that plays OnlyPlay',
  ),
  ONLY_PLAY_PROVIDER: described(
    text('1 to 80 letters, digits, - or _', /^[\w-]{1,80}$/, 'onlyplay'),
    'The list’s parameter `provider`.',
  ),
  AFFILIATE_TOKEN_URL: described(
    safeAddress,
    'Where the affiliate system makes the tokens of the affiliates’ page and of card authorization. It is asked by ' +
      'POST with `systemId`, `systemPassword` and `customerId`, and answers `d.Token` within 4 s. It goes with the ' +
      'next two.',
  ),
  AFFILIATE_SYSTEM_ID: described(
    text<string | null>('1 to 80 visible characters', /^[\x21-\x7e]{1,80}$/, null),
    'How that system knows the book.',
  ),
  AFFILIATE_SYSTEM_PASSWORD: described(
    secret('1 to 200 visible characters', /^[\x21-\x7e]{1,200}$/),
    'The book’s password there. It is told to nobody else.',
  ),
  SANDBOX: described(
    optional(flag(false)),
    '`true` plays the third parties that aren’t set up ([sandbox](demo.md#the-sandbox)). It is for trying things out: its ' +
      'games stake what customers have.',
    '`true` in a demo, else `false`',
  ),
  SANDBOX_PORT: described(
    optional(integer(0, 65_535, 0)),
    'Where the sandbox listens, on the same `HOST`.',
    '`PORT` + 1, or a free one where that is taken',
  ),
  SANDBOX_URL: described(
    sandboxOrigin,
    'The origin at which browsers find it, never the book’s own: `https://sandbox.example`.',
    '`http://localhost:SANDBOX_PORT`',
  ),
} as const;
