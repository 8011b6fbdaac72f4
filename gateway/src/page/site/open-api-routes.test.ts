import { Validator } from '@seriousme/openapi-schema-validator';
import { CALLS } from '@lineboard/domain/doors/contract/calls';
import { createOpenApi } from '@lineboard/domain/doors/contract/create-open-api';
import { createWalletOpenApi } from '@lineboard/domain/doors/contract/create-wallet-open-api';
import { WALLET_CALL_NAMES } from '@lineboard/domain/casino/wallet/wallet-calls.schema';
import { expect, it } from 'vitest';

const document = createOpenApi({ cookie: 'lb_session', title: 'Book' });
const ofWallet = createWalletOpenApi({ title: 'Book' });

it.each([
  ['calls', document],
  ['wallet', ofWallet],
])('is valid by the official schema of OpenAPI 3.1: %s', async (_of, each) => {
  const validator = new Validator();
  const result = await validator.validate(structuredClone(each));
  expect(result.errors ?? []).toEqual([]);
  expect([result.valid, validator.version]).toEqual([true, '3.1']);
});

it('has every call of the contract once, and no reference that leads nowhere', () => {
  const text = JSON.stringify(document);
  for (const name of Object.keys(CALLS)) expect(text.split(`"operationId":"${name}"`)).toHaveLength(2);
  const { schemas } = document['components'] as { schemas: Record<string, object> };
  const named = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, title]) => title!);
  expect(named.length).toBeGreaterThan(20);
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining([...new Set(named)]));
});

it('has every call of the wallet, each with its own refusals', () => {
  const paths = ofWallet['paths'] as Record<
    string,
    { post: { responses: Record<string, { description: string }> } }
  >;
  expect(Object.keys(paths)).toEqual(WALLET_CALL_NAMES.map((name) => `/wallet/${name}`));
  const { responses } = paths['/wallet/close']!.post;
  expect(responses['422']?.description).toBe('Refused: roundUnknown, transactionReused.');
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '401', '413', '429', '503']));
});
