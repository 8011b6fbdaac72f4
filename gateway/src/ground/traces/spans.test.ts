import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../folders/folders.ts';
import { SPANS } from './spans.ts';

const rows = Object.entries(SPANS).map(([name, { about, attributes }]) => {
  const said = Object.entries(attributes).map(([attribute, meaning]) => `\`${attribute}\`: ${meaning}`);
  return `| \`${name}\` | ${about} | ${said.join('; ')} |`;
});

it('has a page for operators that lists every span with all that it says', () => {
  const page = readFileSync(join(PROJECT_ROOT, 'docs/operations/traces.md'), 'utf8');
  const listed = page.split('\n').filter((line) => /^\| `[a-z]+\.[a-z]+` /.test(line));
  expect(listed).toEqual(rows);
});
