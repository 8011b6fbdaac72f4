import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTranslationFault, listPlaceholders } from './find-translation-fault.ts';
import { MOST_TEXT_CHARACTERS } from './text-bounds.ts';

const RISK = 'Risk {{risk}} to win {{toWin}}';

describe('a text in the place of another', () => {
  it.each([
    ['Stake {{risk}}, win {{toWin}}'],
    ['{{ toWin }} for {{risk}}'],
    ['เดิมพัน {{risk}} ได้ {{toWin}}'],
    ['“{{risk}}” → {{toWin}} & more: 100 %, $5'],
  ])('may be %s', (text) => expect(findTranslationFault(RISK, text)).toBeNull());

  it.each([
    ['', 'empty'],
    [' \t ', 'empty'],
    ['Risk {{risk}}', 'placeholders'],
    ['Risk {{risk}} to win {{toWin}} {{password}}', 'placeholders'],
    ['Risk {{risk}} to win {{ToWin}}', 'placeholders'],
    ['Risk {risk} to win {{toWin}}', 'notPlain'],
    ['Risk {{- risk}} to win {{toWin}}', 'notPlain'],
    ['Risk {{risk, number}} to win {{toWin}}', 'notPlain'],
    ['Risk {{risk.constructor}} to win {{toWin}}', 'notPlain'],
    ['Risk {{{{risk}}}} to win {{toWin}}', 'notPlain'],
    ['<b>Risk</b> {{risk}} to win {{toWin}}', 'notPlain'],
    ['Risk {{risk}} to win {{toWin}} $t(shell:close)', 'notPlain'],
    ['Risk {{risk}} to win {{toWin}}\u0000', 'notPlain'],
    ['Risk {{risk}} to win {{toWin}}\u202E', 'notPlain'],
    ['Risk {{risk}} to win {{toWin}}\u200B', 'notPlain'],
    ['Risk {{risk}} to win {{toWin}}\uD800', 'notPlain'],
    [RISK, 'same'],
  ])('is not %j: %s', (text, fault) => expect(findTranslationFault(RISK, text)).toBe(fault));

  it('is as long as it may be, and not longer', () => {
    expect(findTranslationFault('x', 'a'.repeat(MOST_TEXT_CHARACTERS))).toBeNull();
    expect(findTranslationFault('x', 'a'.repeat(MOST_TEXT_CHARACTERS + 1))).toBe('tooLong');
  });

  it('whatever passes holds no brace but around the same values', () => {
    const piece = fc.constantFrom(
      '{{risk}}',
      '{{toWin}}',
      '{{',
      '}}',
      '{',
      '}',
      '$t(',
      '<',
      'x',
      ' ',
      '-',
      ',',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        if (findTranslationFault(RISK, text) !== null) return;
        expect(text.replaceAll('{{risk}}', '').replaceAll('{{toWin}}', '')).not.toMatch(/[{}<>]|\$t\(/);
        expect(listPlaceholders(text)).toEqual(['risk', 'toWin']);
      }),
    );
  });
});
