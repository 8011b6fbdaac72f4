import { expect, it } from 'vitest';
import { readConfig } from './read-config.ts';
import { checkWalletIntegrations, findWalletProvider } from './wallet-providers.ts';

const KEY = 'k'.repeat(32);

const read = (env: Record<string, string>) => {
  const result = readConfig(env);
  if (!result.ok) throw new Error(result.mistake);
  return result.config;
};

it('reads providers with their keys', () => {
  const { WALLET_PROVIDERS } = read({ WALLET_PROVIDERS: `acme=${KEY}, dice-co=${KEY}=` });
  expect(WALLET_PROVIDERS).toEqual([
    { name: 'acme', key: KEY },
    { name: 'dice-co', key: `${KEY}=` },
  ]);
});

it.each([
  ['a short key', `acme=${'k'.repeat(31)}`],
  ['no key', 'acme'],
  ['a name that isn’t plain', `Acme=${KEY}`],
  ['the sandbox’s name', `sandbox=${KEY}`],
  ['one name twice', `acme=${KEY},acme=${KEY}`],
])('refuses %s with one line that tells no key', (_what, text) => {
  const result = readConfig({ WALLET_PROVIDERS: text });
  expect(result.ok ? '' : result.mistake).toMatch(
    /^WALLET_PROVIDERS got a value that is not shown, it takes /,
  );
  expect(result.ok ? '' : result.mistake).not.toContain('kkk');
});

it.each(['casino', 'nowhere=acme', 'constructor=acme', 'casino=acme,casino=other'])(
  'refuses integrations given as %s',
  (text) => expect(readConfig({ WALLET_INTEGRATIONS: text }).ok).toBe(false),
);

it('doesn’t start with an integration of a provider that isn’t there', () => {
  const config = read({ WALLET_PROVIDERS: `acme=${KEY}`, WALLET_INTEGRATIONS: 'casino=acme,horses=other' });
  expect(() => checkWalletIntegrations(config)).toThrow('got the provider other');
  const known = read({ WALLET_PROVIDERS: `acme=${KEY}`, WALLET_INTEGRATIONS: 'casino=acme' });
  expect(() => checkWalletIntegrations(known)).not.toThrow();
});

it('gives an integration to its own provider where its frame is set up, else to the sandbox where that is on', () => {
  const env = {
    WALLET_PROVIDERS: `acme=${KEY}`,
    WALLET_INTEGRATIONS: 'casino=acme,horses=acme',
    INTEGRATION_FRAMES: 'casino=https://casino.example/,crashGame=https://crash.example/',
  };
  const of = (more: Record<string, string>) =>
    (['casino', 'horses', 'crashGame'] as const).map((name) =>
      findWalletProvider(read({ ...env, ...more }), name),
    );
  expect(of({ SANDBOX: 'true' })).toEqual(['acme', 'sandbox', null]);
  expect(of({ SANDBOX: 'false' })).toEqual(['acme', null, null]);
});
