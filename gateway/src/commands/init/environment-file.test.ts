import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/read-config.ts';
import { createVariables, writeEnvironmentFile } from './environment-file.ts';

const ANSWERS = new Map([
  ['origin', 'https://book.example'],
  ['database', 'postgres://u:p%23$x@db/book?a="b"#c'],
  ['port', '8080'],
  ['feed', 'mover'],
]);

describe('the file of variables', () => {
  const folder = mkdtempSync(join(tmpdir(), 'init-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'lineboard.env');

  it('is what a gateway without a demo reads, with secrets of its own, for its owner’s eyes', async () => {
    const variables = createVariables(ANSWERS);
    await writeEnvironmentFile(file, variables, false);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const result = readConfig(parseEnv(readFileSync(file, 'utf8')));
    expect(result).toMatchObject({
      ok: true,
      config: {
        DEMO: false,
        DATABASE_URL: ANSWERS.get('database'),
        REDIS_URL: null,
        FEED_PUSH_TOKENS: [{ feedId: 'mover', token: expect.stringMatching(/^[0-9a-f]{48}$/) }],
        CARD_KEYS: [{ keyId: 'first' }],
        PUSH_KEY: { publicKey: expect.stringMatching(/^B[\w-]{86}$/) },
      },
    });
    const others = createVariables(ANSWERS);
    for (const secret of ['METRICS_TOKEN', 'FEED_PUSH_TOKENS', 'CARD_KEYS', 'PUSH_KEY'])
      expect(others.get(secret)).not.toBe(variables.get(secret));
  });

  it('keeps the data where they were said to be', () => {
    expect(createVariables(ANSWERS).get('DATA_DIR')).toBeUndefined();
    expect(createVariables(ANSWERS, { DATA_DIR: '/srv/book' }).get('DATA_DIR')).toBe('/srv/book');
  });

  it('is replaced only when that is said, and is then closed to others again', async () => {
    writeFileSync(file, 'KEPT=1\n');
    chmodSync(file, 0o644);
    await expect(writeEnvironmentFile(file, createVariables(ANSWERS), false)).rejects.toThrow(
      'is there already',
    );
    expect(readFileSync(file, 'utf8')).toBe('KEPT=1\n');
    await writeEnvironmentFile(file, createVariables(ANSWERS), true);
    expect(readFileSync(file, 'utf8')).toContain("DEMO='false'");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['lineboard.env']);
  });

  it('takes no value that Node would read otherwise', async () => {
    const variables = createVariables(new Map([...ANSWERS, ['database', "postgres://u:it's@db/book"]]));
    await expect(writeEnvironmentFile(join(folder, 'other'), variables, false)).rejects.toThrow(
      'DATABASE_URL has',
    );
    expect(readdirSync(folder)).toEqual(['lineboard.env']);
  });
});
