import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

interface PdfFont {
  name: string;
  path: string;
  has: (codePoint: number) => boolean;
}

/** `U+0000-00FF,U+0131` */
const parseRanges = (text: string): Array<readonly [number, number]> =>
  text.split(',').map((range) => {
    const [from = '', to = from] = range.slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

/** A family comes in a file for each script; its list says which characters are in which. */
const listFonts = (family: string, subsets: readonly string[]): PdfFont[] => {
  const ranges = JSON.parse(
    readFileSync(require.resolve(`@fontsource/${family}/unicode.json`), 'utf8'),
  ) as Record<string, string>;
  return subsets.map((subset) => {
    const known = parseRanges(ranges[subset] ?? '');
    return {
      name: `${family}-${subset}`,
      path: require.resolve(`@fontsource/${family}/files/${family}-${subset}-400-normal.woff`),
      has: (codePoint) => known.some(([from, to]) => codePoint >= from && codePoint <= to),
    };
  });
};

/** In the order in which they are asked; the last has Chinese, and is asked for whatever no other has. */
export const listPdfFonts = (): readonly PdfFont[] => [
  ...listFonts('noto-sans', [
    'latin',
    'latin-ext',
    'vietnamese',
    'cyrillic',
    'cyrillic-ext',
    'greek',
    'greek-ext',
  ]),
  ...listFonts('noto-sans-thai', ['thai']),
  {
    name: 'noto-sans-tc',
    path: fileURLToPath(
      new URL('../fonts/NotoSansHant-Regular.otf', import.meta.resolve('@embedpdf/fonts-tc')),
    ),
    has: () => true,
  },
];
