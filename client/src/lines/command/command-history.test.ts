import { expect, it } from 'vitest';
import { readCommandHistory, rememberCommand } from './command-history.ts';

it('keeps what was entered, newest first and once, in bounds, and nothing of another customer', () => {
  rememberCommand('A', '107 s 5');
  rememberCommand('A', '109 m 5');
  rememberCommand('A', '107 s 5');
  expect(readCommandHistory('A')).toEqual(['107 s 5', '109 m 5']);
  for (let amount = 1; amount <= 40; amount++) rememberCommand('A', `107 s ${amount}`);
  expect(readCommandHistory('A')).toHaveLength(30);
  expect(readCommandHistory('A')[0]).toBe('107 s 40');
  expect(readCommandHistory('B')).toEqual([]);
  expect(readCommandHistory('A')).toEqual([]);
});
