import { Validator } from '@seriousme/openapi-schema-validator';
import { CALLS } from '@lineboard/domain/contract/calls';
import { createOpenApi } from '@lineboard/domain/contract/create-open-api';
import { expect, it } from 'vitest';

const document = createOpenApi({ cookie: 'lb_session', title: 'Book' });

it('is valid by the official schema of OpenAPI 3.1', async () => {
  const validator = new Validator();
  const result = await validator.validate(structuredClone(document));
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
