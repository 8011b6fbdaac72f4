import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { signCall } from './wallet-signature.ts';

it('signs the example of its page as the page says', () => {
  const page = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'wallet.md'), 'utf8');
  const [, key = '', time = '', body = '', signature] =
    /With key `(\w+)`, time `(\d+)`\s+and body `([^`]+)` the signature of `balance` is the\s+HMAC\s+of\s+`[^`]+`:\s+`([\w-]+)`/.exec(
      page,
    ) ?? [];
  const call = { time, path: '/wallet/balance', body: Buffer.from(body) };
  expect(signature).toBe(signCall(key, call).toString('base64url'));
});
