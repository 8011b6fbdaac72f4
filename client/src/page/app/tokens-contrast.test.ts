import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../testing/contrast.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

const readTheme = (name: 'dark' | 'light'): Map<string, string> => {
  const block = css.slice(css.search(new RegExp(`color-scheme=.${name}.\\] \\{`))).split('}')[0]!;
  return new Map(
    [...block.matchAll(/--lb-([\w-]+): (#[0-9a-f]{6}|0\.\d+ 0\.\d+);/g)].map((found) => [
      found[1]!,
      found[2]!,
    ]),
  );
};

/** Red, green and blue of an oklch color on a screen, after https://www.w3.org/TR/css-color-4/#ok-lab. */
const toHex = (lightness: number, chroma: number, hue: number): string => {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const parts = linear.map((part) => {
    const shown = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, shown)) * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
};

const SURFACES = ['bg', 'surface-1', 'surface-2', 'surface-3'];

describe.each(['dark', 'light'] as const)('contrast of the %s theme', (name) => {
  const theme = readTheme(name);
  const colour = (token: string): string => theme.get(token) ?? '#missing';

  it.each(['text', 'text-muted', 'accent', 'up', 'down', 'warning', 'danger'])(
    '%s is readable on every surface',
    (token) => {
      for (const surface of SURFACES)
        expect(contrast(colour(token), colour(surface)), surface).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['border', 'focus'])('%s contrasts with every surface', (token) => {
    for (const surface of SURFACES)
      expect(contrast(colour(token), colour(surface)), surface).toBeGreaterThanOrEqual(3);
  });

  it.each(['accent', 'up', 'down', 'warning', 'danger'])(
    'text and %s are readable on its own tint',
    (token) => {
      expect(contrast(colour('text'), colour(`${token}-surface`))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour(token), colour(`${token}-surface`))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('the label of a primary action is readable on the accent', () => {
    expect(contrast(colour('accent-contrast'), colour('accent'))).toBeGreaterThanOrEqual(4.5);
  });

  it('the letters of a team are readable on their ground, whatever its hue', () => {
    const [ground, letters] = ['team-ground', 'team-letters'].map((token) =>
      colour(token).split(' ').map(Number),
    );
    for (let hue = 0; hue < 360; hue += 1)
      expect(
        contrast(toHex(ground![0]!, ground![1]!, hue), toHex(letters![0]!, letters![1]!, hue + 180)),
        `hue ${hue}`,
      ).toBeGreaterThanOrEqual(4.5);
  });
});
