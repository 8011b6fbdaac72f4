import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

const readTheme = (name: 'dark' | 'light'): Map<string, string> => {
  const block = css.slice(css.search(new RegExp(`color-scheme=.${name}.\\] \\{`))).split('}')[0]!;
  return new Map(
    [...block.matchAll(/--lb-([\w-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1]!, found[2]!]),
  );
};

const luminance = (hex: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};

const contrast = (one: string, other: string): number => {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
};

const SURFACES = ['bg', 'surface-1', 'surface-2', 'surface-3'];

describe.each(['dark', 'light'] as const)('contrast of the %s theme', (name) => {
  const theme = readTheme(name);
  const colour = (token: string): string => theme.get(token) ?? '#missing';

  it.each(['text', 'text-muted', 'accent', 'up', 'down', 'warning', 'danger'])(
    '%s reads on every surface',
    (token) => {
      for (const surface of SURFACES)
        expect(contrast(colour(token), colour(surface)), surface).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['border', 'focus'])('%s stands out on every surface', (token) => {
    for (const surface of SURFACES)
      expect(contrast(colour(token), colour(surface)), surface).toBeGreaterThanOrEqual(3);
  });

  it.each(['accent', 'up', 'down', 'warning', 'danger'])('text and %s read on its own tint', (token) => {
    expect(contrast(colour('text'), colour(`${token}-surface`))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour(token), colour(`${token}-surface`))).toBeGreaterThanOrEqual(4.5);
  });

  it('the label of a primary action reads on the accent', () => {
    expect(contrast(colour('accent-contrast'), colour('accent'))).toBeGreaterThanOrEqual(4.5);
  });
});
