import { expect, it } from 'vitest';
import { printable } from './printable.ts';

it('leaves what people read as it is, in any script, with its lines', () => {
  const text = 'Ann: 1,200.50 · “hi”\n\tกติกา 規則 Línea ½';
  expect(printable(text)).toBe(text);
});

it('shows what a terminal would act upon', () => {
  expect(printable('\u001b]0;owned\u0007\u009b31m')).toBe('\\u001b]0;owned\\u0007\\u009b31m');
  expect(printable('exe.\u202efdp\r')).toBe('exe.\\u202efdp\\u000d');
});

it('leaves JSON the same for who reads it', () => {
  const answer = { note: '\u001b[2J\u009b\u202e\u2028', other: 'x' };
  const told = printable(JSON.stringify(answer));
  expect(JSON.parse(told)).toEqual(answer);
  expect(told).not.toMatch(/[\u0080-\u009f\u202e\u2028]/);
});
