import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { decryptPassword } from './decrypt-password.ts';

const page = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8');
const example = (row: string): string => {
  const [, value] = new RegExp(`^\\| ${row} \\| \`(.+)\` \\|$`, 'm').exec(page) ?? [];
  if (value === undefined) throw new Error(`docs/protocol.md has no "${row}" in its example`);
  return value;
};

it('CON1-12: reads the example of the documentation', () => {
  expect(decryptPassword(example('key'), example('what is sent'))).toBe(example('password'));
});

it.each([
  ['another key', 'Zq3T8vLmX0aB7cRe', undefined],
  ['a short key', 'Zq3T8vLm', undefined],
  ['what is no base64', undefined, 'not encrypted'],
  ['a part of a block', undefined, 'ax99T6qYylk='],
])('reads nothing with %s', (_what, key, sent) => {
  const read = decryptPassword(key ?? example('key'), sent ?? example('what is sent'));
  expect(read).not.toBe(example('password'));
});
