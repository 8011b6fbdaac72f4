import { afterEach, expect, it } from 'vitest';
import { MARK_SEED_KEY, markOwner } from './owner-mark.ts';

afterEach(() => localStorage.clear());

it('a customer has one mark on a device, which no other customer has, and none names anybody', () => {
  const mark = markOwner('CREDIT1');
  expect(markOwner('CREDIT1')).toBe(mark);
  expect(markOwner('CREDIT2')).not.toBe(mark);
  expect(mark).toMatch(/^[0-9a-f]{16}$/);
});

it('a device that keeps nothing of another one has other marks', () => {
  const mark = markOwner('CREDIT1');
  localStorage.removeItem(MARK_SEED_KEY);
  expect(markOwner('CREDIT1')).not.toBe(mark);
});
