import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { renderPdf } from './render-pdf.ts';

/** What is drawn, in the format's own operators: `1 Tr` outlines and `2 Tr` fills and outlines what follows it. */
const readDrawn = (file: Uint8Array): string => {
  const text = Buffer.from(file).toString('latin1');
  return [...text.matchAll(/\/FlateDecode\s*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .filter((drawn) => drawn.includes(' Tf'))
    .join('\n');
};

const HEAD = {
  title: 'Open bets',
  about: [],
  columns: [
    { name: 'Game', kind: 'text', share: 0.5 },
    { name: 'Risk', kind: 'cents', share: 0.5 },
  ],
} as const;

it('the head of a group of rows is drawn strong, and nothing else is', async () => {
  const countStrong = async (...rows: ReadonlyArray<ReadonlyArray<string | number>>) =>
    readDrawn(await renderPdf(HEAD, rows)).match(/\b2 Tr\b/g)?.length ?? 0;
  expect(await countStrong(['Lions at Bears', 1_000])).toBe(0);
  expect(await countStrong(['Football'], ['Lions at Bears', 1_000])).toBe(1);
});
