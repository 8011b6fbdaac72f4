import { expect, it } from 'vitest';
import { readLeagues } from './known-names.ts';

const NOBODY_TOLD = { query: async () => ({ rows: [] }) } as unknown as Parameters<typeof readLeagues>[0];

it('knows the leagues of each kind of feed before anybody has told of them, by sport', async () => {
  const all = await readLeagues(NOBODY_TOLD, null);
  // The Odds API alone has the first one, the simulator alone the second.
  expect(['Euroleague', 'Australia Big Bash'].filter((name) => !all.has(name))).toEqual([]);
  const hockey = await readLeagues(NOBODY_TOLD, 'Hockey');
  expect([hockey.has('NHL'), hockey.has('Euroleague')]).toEqual([true, false]);
});
