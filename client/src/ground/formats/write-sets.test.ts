import { expect, it } from 'vitest';
import { shortenSets, writeSets } from './write-sets.ts';

it('has the games of each set, and nothing where the score itself counts', () => {
  const score = {
    segments: [
      [6, 4],
      [3, 2],
    ] as const,
  };
  expect(writeSets('Tennis', score)).toBe('6–4 3–2');
  expect(writeSets('Football', score)).toBe('');
});

it.each([
  [['6–4', '4–6', '3–2'], '6–4 4–6 3–2'],
  [['25–20', '20–25', '10–8'], '… 20–25 10–8'],
  [[], ''],
])('of %o the latest are shown where there is no room for all', (sets, shown) => {
  expect(shortenSets(sets).join(' ')).toBe(shown);
});
