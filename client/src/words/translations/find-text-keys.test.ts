import { expect, it } from 'vitest';
import { findTextKeys } from './find-text-keys.ts';

const CATALOGUES = new Map([
  ['slip:riskToWin', 'Risk {{risk}} to win {{toWin}}'],
  ['slip:any', '{{a}} · {{b}}'],
  ['shell:lines', 'Lines'],
  ['board:lines', 'Lines'],
  ['board:dots', 'Max (+{{count}})'],
  ['slip:toWin', '{{a}} to win {{b}}'],
]);

it('finds a text by its words, whatever its values, and every place with the same text', () => {
  expect(findTextKeys(CATALOGUES, ' Lines ')).toEqual(['shell:lines', 'board:lines']);
  expect(findTextKeys(CATALOGUES, 'Risk 110.00 to win 100.00')).toEqual(['slip:riskToWin', 'slip:toWin']);
  expect(findTextKeys(CATALOGUES, 'Max (+12)')).toEqual(['board:dots']);
});

it('finds none for names, figures, and overlong texts', () => {
  for (const shown of ['Detroit Lions', '−110', '', 'Line', `Risk ${'1'.repeat(400)} to win 2`])
    expect(findTextKeys(CATALOGUES, shown)).toEqual([]);
});
