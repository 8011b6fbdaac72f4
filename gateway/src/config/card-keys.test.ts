import { expect, it } from 'vitest';
import { cardKeys, writeCardKey } from './card-keys.ts';

const [FIRST, SECOND] = [writeCardKey('first'), writeCardKey('second')];

it('reads keys in their order, each another', () => {
  const keys = cardKeys.parse(`${SECOND}, ${FIRST}`) ?? [];
  expect(keys.map(({ keyId, key }) => [keyId, key.length])).toEqual([
    ['second', 32],
    ['first', 32],
  ]);
  expect(writeCardKey('first')).not.toBe(FIRST);
});

it.each([
  ['a key without a name', FIRST.slice(6)],
  ['a short key', FIRST.slice(0, -1)],
  ['a long key', `${FIRST}a`],
  ['two of one name', `${FIRST},${writeCardKey('first')}`],
  ['an empty one', `${FIRST},`],
  ['what is no base64url', `first:${'*'.repeat(43)}`],
])('takes no %s', (_what, text) => {
  expect(cardKeys.parse(text)).toBeUndefined();
});
