import { expect, it } from 'vitest';
import { isTimeZone } from './is-time-zone.ts';

it('tells time zones from other texts', () => {
  expect(isTimeZone('America/New_York')).toBe(true);
  expect(isTimeZone('Mars/Olympus')).toBe(false);
  expect(isTimeZone('')).toBe(false);
});
