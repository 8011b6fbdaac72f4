import { formatTopic } from '@lineboard/domain/lines/book/topic';
import type { SportMenuItem } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { RouterProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSiteRouter } from '../../../testing/create-site-router.ts';
import { createI18n } from '../../ground/i18n/i18n.ts';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { useOfferingAddress } from './use-offering-address.ts';

function Addressed() {
  useOfferingAddress(true);
  return null;
}

const topicOf = (name: string) => `contest/main/Futures/${encodeURIComponent(name)}`;

const topics = (): string[] => useOffering.getState().leagues.map(({ topic }) => topic);

const openSite = async (address: string) => {
  createI18n('en');
  const router = createSiteRouter(() => <Addressed />, address);
  await router.load();
  render(<RouterProvider router={router as never} />);
  const { history } = router;
  return {
    router,
    /** The address, and the number of steps Back. */
    where: () => [history.location.href, history.location.state.__TSR_index],
    /** A press on the page. */
    does: (what: () => void) =>
      act(async () => {
        what();
        await Promise.resolve();
      }),
    back: () => act(async () => history.back()),
  };
};

/** @returns the leagues on the board of that address */
const openAt = async (address: string): Promise<string[]> => {
  await openSite(address);
  return topics();
};

const words = (): string[] =>
  useNotices
    .getState()
    .takeNotices()
    .map(({ text }) => text);

const menuOf = (sportType: string, type: 'G' | 'C', leagues: string[], liveCount = 0): SportMenuItem => ({
  sportType,
  type,
  subSports: leagues.map((sportSubType) => ({
    sportSubType,
    topic: formatTopic(
      type === 'C'
        ? { kind: 'contest', store: 'main', contestType: sportType, contestType2: sportSubType }
        : { kind: 'lines', store: 'main', sportType, sportSubType },
    ),
    count: 1,
    liveCount,
    spotlightCount: 0,
    nextStartMs: null,
  })),
});

const FOOTBALL = menuOf('Football', 'G', ['NFL', 'College Football']);
const [NFL = '', COLLEGE = ''] = FOOTBALL.subSports.map(({ topic }) => topic);

beforeEach(() => {
  useNotices.getState().takeNotices();
  act(() => useOffering.getState().applyMenu([FOOTBALL, menuOf('Futures', 'C', ['NFL', 'Super Bowl'])]));
});
afterEach(() => useOffering.setState(useOffering.getInitialState()));

const shownOf = (): unknown[] => useOffering.getState().leagues.map(({ onlyContests }) => onlyContests);

it('R1-57: contestDesc names the contests that the board shows', async () => {
  expect(await openAt('/?sport=Futures&contestDesc=Super-Bowl')).toEqual([topicOf('Super Bowl')]);
  expect(shownOf()).toEqual([null]);
});

it('R1-57: next to subSport it limits that to the one contest, until the whole league is chosen', async () => {
  expect(await openAt('/?sport=Futures&subSport=NFL&contestDesc=MVP')).toEqual([topicOf('NFL')]);
  expect(shownOf()).toEqual(['MVP']);
  expect(useOffering.getState().chooseLeague(topicOf('NFL'))).toBe('opened');
  expect(shownOf()).toEqual([null]);
});

it('R1-57: a contest that is opened from a game joins the named one, in the whole league', async () => {
  await openAt('/?sport=Futures&subSport=NFL&contestDesc=MVP');
  expect(useOffering.getState().openContest(topicOf('NFL'), 7)).toBe('opened');
  expect(shownOf()).toEqual([null]);
});

it('a sport without a sub-sport opens its first league', async () => {
  expect(await openAt('/?sport=Futures')).toEqual([topicOf('NFL')]);
});

it('an invalid name is ignored', async () => {
  expect(await openAt('/?sport=5&subSport=true')).toEqual([]);
});

it('live shows only games in play', async () => {
  await openAt('/?live=true');
  expect(useOffering.getState().onlyLive).toBe(true);
  act(() => useOffering.getState().changeOffering({ onlyLive: false }));
});

describe('the address follows the board', () => {
  const { chooseLeague, changeLeague, dropLeague, dropAllLeagues, openContest } = useOffering.getState();

  it('a board that was chosen before replaces an address that names none', async () => {
    act(() => useOffering.getState().restoreLeagues([COLLEGE]));
    const { where } = await openSite('/');
    expect(where()).toEqual(['/?sport=Football&subSport=College-Football', 0]);
    expect(words()).toEqual([]);
  });

  it('each chosen league, period and game is a step that Back undoes', async () => {
    const { where, does, back } = await openSite('/?sport=Football&subSport=NFL');
    await does(() => void chooseLeague(COLLEGE));
    const both = 'leagues=Football.NFL_Football.College-Football';
    expect(where()).toEqual([`/?sport=Football&subSport=College-Football&${both}`, 1]);
    await does(() => changeLeague(COLLEGE, { period: 1 }));
    expect(where()).toEqual([`/?sport=Football&subSport=College-Football&${both}.1`, 2]);
    await does(() => void chooseLeague(NFL, 12));
    expect(where()).toEqual([`/?sport=Football&subSport=NFL&game=12&${both}.1`, 3]);
    await back();
    expect(useOffering.getState()).toMatchObject({ activeTopic: COLLEGE, target: { topic: COLLEGE } });
    await back();
    expect(useOffering.getState().leagues[1]).toMatchObject({ topic: COLLEGE, period: 0 });
    await back();
    expect(topics()).toEqual([NFL]);
    expect(where()).toEqual(['/?sport=Football&subSport=NFL', 0]);
  });

  it('one press makes one step, and none when it changes nothing', async () => {
    const { where, does, back } = await openSite('/?sport=Football&subSport=NFL');
    await does(() => {
      openContest(topicOf('NFL'), 7);
      openContest(topicOf('NFL'), 9);
      openContest(topicOf('Super Bowl'), 4);
    });
    expect(where()[1]).toBe(1);
    await does(() => changeLeague(NFL, { collapsed: true }));
    await does(() => useOffering.getState().toggleUnfolded(3));
    expect(where()[1]).toBe(1);
    await back();
    expect(topics()).toEqual([NFL]);
    expect(useOffering.getState().leagues[0]?.collapsed).toBe(true);
  });

  it('a link to several leagues, one of them at a period, with the contests of a game, shows the same', async () => {
    const shared =
      '/?sport=Football&subSport=NFL&game=12&leagues=Football.College-Football_Football.NFL.2_Futures.NFL.C.7.9';
    const { where } = await openSite(shared);
    expect(useOffering.getState()).toMatchObject({
      leagues: [
        { topic: COLLEGE, period: 0 },
        { topic: NFL, period: 2 },
        { topic: topicOf('NFL'), onlyContests: [7, 9] },
      ],
      activeTopic: NFL,
      target: { topic: NFL, gameNum: 12 },
    });
    expect(where()).toEqual([shared, 0]);
    expect(words()).toEqual([]);
  });

  it('an empty board has an address, too', async () => {
    const { where, does, back } = await openSite('/?sport=Football&subSport=NFL');
    await does(dropAllLeagues);
    expect(where()).toEqual(['/?leagues=none', 1]);
    await back();
    expect(topics()).toEqual([NFL]);
    await does(() => dropLeague(NFL));
    expect(where()).toEqual(['/?leagues=none', 1]);
  });

  it('another store’s menu doesn’t change the address, and its leagues are read again', async () => {
    const { where } = await openSite('/?sport=Football&subSport=College-Football');
    act(() => useOffering.setState({ menu: null, leagues: [], activeTopic: null, isChosen: false }));
    act(() => useOffering.getState().applyMenu([FOOTBALL]));
    expect(topics()).toEqual([COLLEGE]);
    expect(where()).toEqual(['/?sport=Football&subSport=College-Football', 0]);
  });

  it('a league that leaves the menu stays on the board, and the address is unchanged', async () => {
    const { where } = await openSite('/?sport=Football&subSport=NFL');
    act(() => useOffering.getState().applyMenu([menuOf('Football', 'G', ['College Football'])]));
    expect(topics()).toEqual([NFL]);
    expect(where()).toEqual(['/?sport=Football&subSport=NFL', 0]);
    expect(words()).toEqual([]);
  });

  it('contests that the menu doesn’t have yet stay open', async () => {
    const { where, does } = await openSite('/?sport=Football&subSport=NFL');
    await does(() => void openContest(topicOf('Draft'), 7));
    expect(topics()).toEqual([NFL, topicOf('Draft')]);
    expect(where()).toEqual([
      '/?sport=Futures&subSport=Draft&type=C&leagues=Football.NFL_Futures.Draft.C.7',
      1,
    ]);
    expect(words()).toEqual([]);
  });

  it('the Live section writes no league', async () => {
    const { where, does } = await openSite('/?live=true&sport=football');
    expect(useOffering.getState()).toMatchObject({ onlyLive: true, liveSport: 'football' });
    await does(() => void chooseLeague(COLLEGE));
    expect(where()).toEqual(['/?live=true&sport=football', 0]);
  });
});

describe('the address of the Live section', () => {
  const play = (...names: string[]): void =>
    act(() => useOffering.getState().applyMenu([menuOf('Football', 'G', names, 1)]));
  const periods = () => useOffering.getState().liveLeagues.map(({ topic, period }) => [topic, period]);
  const choosePeriod = (topic: string, period: number) =>
    useOffering.getState().changeLeague(topic, { period });

  it('names the leagues at another period, as a step that Back undoes', async () => {
    play('NFL', 'College Football');
    const { where, does, back } = await openSite('/?live=true');
    await does(() => choosePeriod(COLLEGE, 1));
    expect(where()).toEqual(['/?live=true&leagues=Football.College-Football.1', 1]);
    await does(() => choosePeriod(NFL, 2));
    expect(where()).toEqual(['/?live=true&leagues=Football.NFL.2_Football.College-Football.1', 2]);
    await back();
    expect(periods()).toEqual([
      [NFL, 0],
      [COLLEGE, 1],
    ]);
    await does(() => choosePeriod(COLLEGE, 0));
    expect(where()).toEqual(['/?live=true', 2]);
    await does(() => useOffering.getState().changeLeague(NFL, { collapsed: true }));
    expect(where()).toEqual(['/?live=true', 2]);
  });

  it('is read again, before the menu is loaded, and when a league comes into play', async () => {
    act(() => useOffering.setState({ menu: null, liveLeagues: [] }));
    const address = '/?live=true&leagues=Football.NFL.2_Football.College-Football.1';
    const { where, does } = await openSite(address);
    play('College Football');
    expect(periods()).toEqual([[COLLEGE, 1]]);
    expect(where()).toEqual([address, 0]);
    play('NFL', 'College Football');
    expect(periods()).toEqual([
      [NFL, 2],
      [COLLEGE, 1],
    ]);
    play('College Football');
    await does(() => choosePeriod(COLLEGE, 3));
    expect(where()[1]).toBe(1);
    play('NFL', 'College Football');
    expect(periods()[1]).toEqual([COLLEGE, 3]);
    expect(words()).toEqual([]);
  });
});

it.each([
  ['a league that isn’t offered', '/?sport=Football&subSport=XFL'],
  ['a number for a name', '/?sport=5&subSport=true'],
  ['a league without a sport', '/?subSport=XFL'],
  ['names of a plain object’s own', '/?sport=__proto__&subSport=constructor'],
  ['more leagues than anybody could name', `/?leagues=${'x_'.repeat(50_000)}`],
  [
    'a league that isn’t offered among others',
    '/?sport=Football&subSport=NFL&leagues=Football.NFL_Curling.IPL',
  ],
  ['a period that is none', '/?sport=Football&subSport=NFL&period=-1'],
  ['a game that is none', '/?sport=Football&subSport=NFL&game=%3Cscript%3E'],
])('an address with %s shows the rest, with a word', async (_what, address) => {
  act(() => useOffering.getState().restoreLeagues([COLLEGE]));
  await openSite(address);
  expect(words()).toEqual(['This link names something that isn’t offered right now. The rest is shown.']);
  expect(topics()).toEqual([address.includes('subSport=NFL') ? NFL : COLLEGE]);
});
