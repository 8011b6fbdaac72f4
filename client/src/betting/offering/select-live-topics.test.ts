import type { SportMenuItem } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { expect, it } from 'vitest';
import { selectLiveCount, selectLiveTopics, selectNextStart } from './select-live-topics.ts';

const MENU: readonly SportMenuItem[] = [
  {
    sportType: 'Football',
    type: 'G',
    subSports: [
      {
        sportSubType: 'College Football',
        topic: 'college',
        count: 9,
        liveCount: 2,
        spotlightCount: 0,
        nextStartMs: 9_000,
      },
      { sportSubType: 'NFL', topic: 'nfl', count: 16, liveCount: 0, spotlightCount: 0, nextStartMs: 5_000 },
    ],
  },
  {
    sportType: 'Tennis',
    type: 'G',
    subSports: [
      { sportSubType: 'ATP', topic: 'atp', count: 30, liveCount: 1, spotlightCount: 0, nextStartMs: null },
      { sportSubType: 'WTA', topic: 'wta', count: 30, liveCount: 7, spotlightCount: 0, nextStartMs: null },
    ],
  },
];

it('lists every league with games in play, in the order of the menu', () => {
  expect(selectLiveTopics(MENU, 50)).toEqual(['college', 'atp', 'wta']);
});

it('lists those with most games when there are more leagues than fit', () => {
  expect(selectLiveTopics(MENU, 2)).toEqual(['college', 'wta']);
});

it('counts the games in play of all sports, and says when it can’t know', () => {
  expect(selectLiveCount({ menu: MENU })).toBe(10);
  expect(selectLiveCount({ menu: [] })).toBe(0);
  expect(selectLiveCount({ menu: null })).toBeNull();
});

it('names when and where the next game begins', () => {
  expect(selectNextStart(MENU)).toEqual({ league: 'NFL', startMs: 5_000 });
  expect(selectNextStart([])).toBeNull();
});
