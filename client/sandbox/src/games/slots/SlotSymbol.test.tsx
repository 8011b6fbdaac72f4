import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SlotSymbol } from './SlotSymbol.tsx';
import type { SymbolPicture } from './slot-theme.ts';

const lettersOf = (picture: SymbolPicture, isWild = false): string | null =>
  render(<SlotSymbol picture={picture} isWild={isWild} />).container.textContent;

it('a bar, a card’s letter and a wild are lettered, other pictures are not', () => {
  expect(lettersOf({ glyph: 'bar', color: '#000' })).toBe('BAR');
  expect(lettersOf({ letter: 'K', color: '#000' })).toBe('K');
  expect(lettersOf({ glyph: 'star', color: '#000' }, true)).toBe('WILD');
  expect(lettersOf({ glyph: 'bell', color: '#000' })).toBe('');
});
