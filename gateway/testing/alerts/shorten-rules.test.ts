import { expect, it } from 'vitest';
import { shortenRules } from './shorten-rules.ts';

it('makes times a thirtieth and leaves what is asked for', () => {
  expect(
    shortenRules(
      'expr: rate(lineboard_a_total{code="5m"}[15m]) > 0.2\n        for: 1h\n        for: 15s\n  do: wait for: 2m.',
    ),
  ).toBe(
    'expr: rate(lineboard_a_total{code="5m"}[30s]) > 0.2\n        for: 120s\n        for: 1s\n  do: wait for: 2m.',
  );
  expect(shortenRules('x[1m]')).toBe('x[10s]');
});
