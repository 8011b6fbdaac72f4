import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../testing/contrast.ts';

const SOURCES = join(import.meta.dirname, '..');
const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** Readable at any size (WCAG 1.4.3). */
const LEAST_CONTRAST = 4.5;

const readTheme = (name: 'dark' | 'light'): ReadonlyMap<string, string> => {
  const block = css.slice(css.indexOf(`[data-theme="${name}"]`)).split('}')[0]!;
  return new Map(
    [...block.matchAll(/--sb-([\w-]+): (#[0-9a-f]{6});/g)].map(([, token, hex]) => [token!, hex!]),
  );
};

const PAIRS: ReadonlyArray<readonly [text: string, ground: string]> = [
  ...['bg', 'surface', 'raised', 'felt'].flatMap((ground) =>
    ['text', 'muted', 'win'].map((text): [string, string] => [text, ground]),
  ),
  ['loss', 'bg'],
  ['warning', 'bg'],
  ['on-accent', 'accent'],
  ['on-warning', 'warning'],
];

describe.each(['dark', 'light'] as const)('the sandbox’s %s theme', (name) => {
  const theme = readTheme(name);

  it.each(PAIRS)('%s reads on %s', (text, ground) => {
    expect(contrast(theme.get(text)!, theme.get(ground)!)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  });
});

it('text on a warning’s color has the color that is readable on it in both themes', () => {
  const rules = globSync('**/*.css', { cwd: SOURCES }).flatMap((file) =>
    readFileSync(join(SOURCES, file), 'utf8').split('}'),
  );
  const onWarning = rules.filter((rule) => rule.includes('background: var(--sb-warning);'));
  expect(onWarning.length).toBeGreaterThan(3);
  for (const rule of onWarning) expect(rule).toContain('color: var(--sb-on-warning);');
});
