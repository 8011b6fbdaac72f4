import { describe, expect, it } from 'vitest';
import { createOfferingStore, MOST_LEAGUES, selectShownLeagues } from './offering-store.ts';
import { selectFirstLeagues } from './select-first-leagues.ts';

const NBA = 'lines/main/Basketball/NBA';
const NFL = 'lines/main/Football/NFL';
const OPEN = 'contest/main/Golf/The%20Open';

const MENU = [
  {
    sportType: 'Football',
    type: 'G' as const,
    subSports: [
      { sportSubType: 'NFL', topic: NFL, count: 16, liveCount: 0, spotlightCount: 0, nextStartMs: null },
    ],
  },
  {
    sportType: 'Basketball',
    type: 'G' as const,
    subSports: [
      { sportSubType: 'NBA', topic: NBA, count: 8, liveCount: 0, spotlightCount: 0, nextStartMs: null },
    ],
  },
];

describe('first leagues', () => {
  it('ST1-30: the last bookmark is on the board again', () => {
    expect(selectFirstLeagues({ menu: MENU, bookmark: [NBA], initialLeague: 'Football/NFL' })).toEqual([NBA]);
  });

  it('ST1-31: without a bookmark it is the initial league of the site', () => {
    expect(selectFirstLeagues({ menu: MENU, bookmark: [], initialLeague: 'basketball/nba' })).toEqual([NBA]);
  });

  it('ST1-32: without either it is the first sport', () => {
    expect(
      selectFirstLeagues({ menu: MENU, bookmark: ['lines/main/Golf/gone'], initialLeague: null }),
    ).toEqual([NFL]);
  });

  it('an empty menu leads to no choice', () => {
    expect(selectFirstLeagues({ menu: [], bookmark: [NFL], initialLeague: null })).toEqual([]);
  });
});

describe('leagues', () => {
  it('ST1-27: a dropped league is gone, and a phone shows another one', () => {
    const store = createOfferingStore();
    store.getState().restoreLeagues([NFL, NBA]);
    store.getState().dropLeague(NFL);
    expect(store.getState().leagues.map(({ topic }) => topic)).toEqual([NBA]);
    expect(store.getState().activeTopic).toBe(NBA);
  });

  it('ST1-28: choosing a contest that is already open through correlation says so', () => {
    const store = createOfferingStore();
    expect(store.getState().openContest(OPEN, 7)).toBe('opened');
    expect(store.getState().openContest(OPEN, 7)).toBe('alreadyOpen');
    expect(store.getState().openContest(OPEN, 8)).toBe('opened');
    expect(store.getState().leagues[0]!.onlyContests).toEqual([7, 8]);
    expect(store.getState().chooseLeague(OPEN)).toBe('alreadyOpen');
    expect(store.getState().leagues[0]!.onlyContests).toBeNull();
  });

  it('a phone shows a linked contest next', () => {
    const store = createOfferingStore();
    store.getState().chooseLeague(NFL);
    store.getState().openContest(OPEN, 7);
    expect(store.getState().activeTopic).toBe(OPEN);
  });

  it('a linked contest of a league that is shown whole is already open', () => {
    const store = createOfferingStore();
    store.getState().chooseLeague(OPEN);
    expect(store.getState().openContest(OPEN, 7)).toBe('alreadyOpen');
  });
});

describe('the Live section', () => {
  const menuOf = (liveNfl: number, liveNba: number) =>
    [
      [NFL, liveNfl],
      [NBA, liveNba],
    ].map(([topic, liveCount]) => ({
      sportType: String(topic),
      type: 'G' as const,
      subSports: [
        {
          sportSubType: 'x',
          topic: String(topic),
          count: 9,
          liveCount: Number(liveCount),
          spotlightCount: 0,
          nextStartMs: null,
        },
      ],
    }));
  const topicsOf = (leagues: ReadonlyArray<{ topic: string }>) => leagues.map(({ topic }) => topic);

  it('shows the leagues with games in play, whatever is chosen, and leaves the choice unchanged', () => {
    const store = createOfferingStore();
    store.getState().chooseLeague(OPEN);
    store.getState().applyMenu(menuOf(0, 3));
    expect(topicsOf(selectShownLeagues(store.getState()))).toEqual([OPEN]);
    store.getState().changeOffering({ onlyLive: true });
    expect(topicsOf(selectShownLeagues(store.getState()))).toEqual([NBA]);
    expect(topicsOf(store.getState().leagues)).toEqual([OPEN]);
  });

  it('follows the menu as games begin and end, and keeps leagues folded', () => {
    const store = createOfferingStore();
    store.getState().changeOffering({ onlyLive: true });
    store.getState().applyMenu(menuOf(0, 3));
    store.getState().changeLeague(NBA, { collapsed: true });
    store.getState().applyMenu(menuOf(1, 2));
    expect(store.getState().liveLeagues).toMatchObject([
      { topic: NFL, collapsed: false },
      { topic: NBA, collapsed: true },
    ]);
    store.getState().applyMenu(menuOf(1, 0));
    expect(topicsOf(store.getState().liveLeagues)).toEqual([NFL]);
  });

  it('doesn’t subscribe again when counts change without a league coming or going', () => {
    const store = createOfferingStore();
    store.getState().applyMenu(menuOf(1, 3));
    const before = store.getState().liveLeagues;
    store.getState().applyMenu(menuOf(2, 2));
    expect(store.getState().liveLeagues).toBe(before);
  });
});

it('takes no further league when the board is full, and keeps those it has', () => {
  const store = createOfferingStore();
  store.getState().restoreLeagues(Array.from({ length: 80 }, (_, at) => `lines/main/Tennis/${at}`));
  expect(store.getState().leagues).toHaveLength(MOST_LEAGUES);
  expect(store.getState().chooseLeague(NFL)).toBe('boardFull');
  expect(store.getState().openContest(OPEN, 7)).toBe('boardFull');
  expect(store.getState().leagues).toHaveLength(MOST_LEAGUES);
  store.getState().dropLeague('lines/main/Tennis/3');
  expect(store.getState().chooseLeague(NFL)).toBe('opened');
});
