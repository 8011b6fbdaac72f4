import { describe, expect, it } from 'vitest';
import { BREAKPOINTS_FILE, findRawValues, readSizeTokens } from './find-raw-values.ts';

const TOKENS = readSizeTokens(
  ':root { --lb-touch: 44px; --lb-space-1: 4px; --lb-space-2: 8px; --lb-layer-menu: 40; }',
);
const find = (css: string, path = 'client/src/lines/board/Board.module.css'): string[] =>
  findRawValues(path, css, TOKENS).map(({ line, message }) => `${line} ${message}`);

describe('a style sheet', () => {
  it.each([['(max-width: 991.98px)'], ['(width < 992px)'], ['(--phone) and (max-height: 30em)']])(
    'says the screen by name, not as %s',
    (query) => {
      expect(find(`\n@media ${query} { a { color: red; } }`)).toEqual([
        `2 @media ${query}: name it in ${BREAKPOINTS_FILE}`,
      ]);
    },
  );

  it('takes names of screens, and what is no size', () => {
    expect(find('@media (--phone) and (--low) { a { color: red; } }')).toEqual([]);
    expect(find('@media (prefers-reduced-motion: reduce) { a { color: red; } }')).toEqual([]);
  });

  it('ignores names of screens, which are in one file', () => {
    const css = '@custom-media --phone (width < 992px);';
    expect(find(css)).toHaveLength(1);
    expect(find(css, BREAKPOINTS_FILE)).toEqual([]);
  });

  it('names its layers', () => {
    expect(find('a { z-index: 30; }')).toHaveLength(1);
    expect(find('a { z-index: calc(var(--lb-layer-menu) + 1); }')).toHaveLength(1);
    expect(find('a { z-index: var(--lb-layer-menu); }')).toEqual([]);
    expect(find('a { z-index: auto; }')).toEqual([]);
  });

  it.each([
    ['padding: 3px 8px', 'padding: 8px is var(--lb-space-2)'],
    ['padding-inline-start: calc(8px + 1em)', 'padding-inline-start: 8px is var(--lb-space-2)'],
    ['column-gap: 4px', 'column-gap: 4px is var(--lb-space-1)'],
    ['margin: 0 -8px', 'margin: -8px is calc(-1 * var(--lb-space-2))'],
    ['min-height: 44px', 'min-height: 44px is var(--lb-touch)'],
  ])('says %s by its token', (declaration, message) => {
    expect(find(`a { ${declaration}; }`)).toEqual([`1 ${message}`]);
  });

  it.each(['gap: var(--lb-space-5)', 'z-index: var(--lb-layer-roof)'])(
    'has no %s, which nobody defined',
    (declaration) => {
      expect(find(`a { ${declaration}; }`)).toHaveLength(1);
    },
  );

  it('may have sizes without a token, and the same number where it means something else', () => {
    for (const declaration of [
      'padding: 3px 10px',
      'gap: 18px',
      'margin: 0.8px',
      'height: 8px',
      'padding: 44px',
    ])
      expect(find(`a { ${declaration}; }`)).toEqual([]);
  });
});

it('tokens without spacing or touch size are refused: nothing would ever be found', () => {
  expect(() => readSizeTokens(':root { --lb-touch: 44px; }')).toThrow('--lb-space');
  expect(() => readSizeTokens(':root { --lb-space-1: 4px; }')).toThrow('--lb-touch');
});
