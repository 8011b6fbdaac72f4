import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { encryptPassword } from './encrypt-password.ts';

it('CON1-12: writes the example of the documentation', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/protocol.md'), 'utf8');
  const example = (row: string): string =>
    new RegExp(`^\\| ${row} \\| \`(.+)\` \\|$`, 'm').exec(page)?.[1] ?? `no ${row} in docs/protocol.md`;
  expect(await encryptPassword(example('password'), example('key'))).toBe(example('what is sent'));
});
