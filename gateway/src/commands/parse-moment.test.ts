import { expect, it } from 'vitest';
import { parseMoment } from './parse-moment.ts';

const AT_MS = Date.UTC(2026, 10, 29, 7, 0, 0);

it.each([
  '2026-11-29T07:00:00Z',
  '2026-11-29 07:00:00 UTC',
  '2026-11-29 07:00Z',
  '2026-11-29 07:00:00+00',
  '2026-11-29 02:00:00-05',
  '2026-11-29T12:30:00+0530',
  '2026-11-29 07:00:00.000000+00:00',
])('%s is a moment', (text) => {
  expect(parseMoment('--as-of', text)).toBe(AT_MS);
});

it.each([
  '',
  '2026-11-29',
  '2026-11-29T07:00:00',
  '2026-13-29T07:00:00Z',
  'now',
  '2026-11-29T07:00:00Z; drop',
])('%j is none', (text) => {
  expect(() => parseMoment('--as-of', text)).toThrow('with its zone');
});
