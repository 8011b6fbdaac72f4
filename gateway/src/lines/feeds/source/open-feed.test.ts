import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../config/read-config.ts';

const open = async (text: string) => {
  const result = readConfig({ FEED: text, ODDS_API_KEY: '0123456789abcdef' });
  if (!result.ok) throw new Error(result.mistake);
  const { config: settings } = result;
  const parts = { settings, pushFeedIds: ['mover'], store: 'main', wallMs: 1_900_000_000_000 };
  return settings.FEED?.open(parts);
};
const sampleFile = (name: string): string => join(import.meta.dirname, '../../../../testing/samples', name);

describe('the source of lines', () => {
  it.each(['push', 'odds-api', 'simulator', 'simulator?speed=1&seed=3'])(
    '%s has real time, so that no cut-off comes late by what a start took',
    async (text) => expect(await open(text)).toMatchObject({ clock: null }),
  );

  it('has a clock of its own where time runs faster or long ago', async () => {
    expect((await open('simulator?speed=2'))?.clock).toEqual({ firstBookMs: 1_900_000_000_000, speed: 2 });
    const replay = await open(`replay:${sampleFile('hockey_sheet_2021.csv')}?season=2021&speed=600`);
    expect(replay?.clock).toMatchObject({ speed: 600 });
  });

  it('tells the operator how many rows of a file are not in its replay, and why', async () => {
    const replay = await open(`replay:${sampleFile('hockey_sheet_2021.csv')}?season=2021`);
    expect(replay?.leftOut).toMatchObject({
      refusedRows: 4,
      reasons: ['unpaired: 2', 'scoreContradicts: 2'],
      ignoredFigures: expect.any(Number),
    });
    expect((await open('simulator'))?.leftOut).toBeNull();
  });
});

it('of somebody outside is doubted, and one that is made up isn’t', async () => {
  expect((await open('odds-api'))?.isDoubted).toBe(true);
  expect((await open('simulator'))?.isDoubted).toBe(false);
});

it.each([
  ['push', 'your line mover'],
  ['odds-api', 'The Odds API, 500 requests a month'],
  ['replay:games.csv', 'replay:games.csv'],
])('%s tells operators that lines come from %s', (FEED, from) => {
  const result = readConfig({ FEED });
  expect(result.ok && result.config.FEED?.describe(result.config)).toBe(from);
});
