import { describe, expect, it } from 'vitest';
import { findTextFault } from './find-text-fault.ts';

describe('the text of a feed', () => {
  it.each([
    '',
    'Bears',
    'Köln – Türkiye',
    '東京ヴェルディ',
    'ฟุตบอลไทย',
    'مانشستر',
    'می‌خواهم',
    '🏈 Bowl',
    "O'Neill & Co. ½",
  ])('may be %j', (text) => expect(findTextFault(text)).toBeNull());

  it.each([
    ['halfCharacter', 'Bears \ud800'],
    ['halfCharacter', '\udc00'],
    ['controlCharacter', 'Bears\u0000'],
    ['controlCharacter', 'Be\u0085ars'],
    ['controlCharacter', 'Be\nars'],
    ['controlCharacter', 'Be\u2028ars'],
    ['hiddenCharacter', 'Bears \u202e0011+'],
    ['hiddenCharacter', '\u2066Bears\u2069'],
    ['hiddenCharacter', 'Bears\u200b'],
    ['hiddenCharacter', '\ufeffBears'],
    ['hiddenCharacter', 'Bears\u{e0041}'],
    ['outerSpace', ' Bears'],
    ['outerSpace', 'Bears\u00a0'],
  ])('has a %s in %j', (fault, text) => expect(findTextFault(text)).toBe(fault));
});
