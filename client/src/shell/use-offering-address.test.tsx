import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { useOffering } from '../offering/offering-store.ts';
import { useOfferingAddress } from './use-offering-address.ts';

function Addressed() {
  useOfferingAddress(true);
  return null;
}

const topicOf = (name: string) => `contests/main/Futures/${name}`;

/** @returns the leagues on the board of that address */
const openAt = async (address: string): Promise<string[]> => {
  await renderPart(<Addressed />, 'en', address);
  return useOffering.getState().leagues.map(({ topic }) => topic);
};

beforeEach(() =>
  act(() =>
    useOffering.getState().applyMenu([
      {
        sportType: 'Futures',
        type: 'C',
        subSports: ['NFL', 'Super Bowl'].map((sportSubType) => ({
          sportSubType,
          topic: topicOf(sportSubType),
          count: 1,
          liveCount: 0,
          nextStartMs: null,
        })),
      },
    ]),
  ),
);
afterEach(() => useOffering.setState(useOffering.getInitialState()));

const shownOf = (): unknown[] => useOffering.getState().leagues.map(({ onlyContests }) => onlyContests);

it('R1-57: contestDesc names the contests that the board shows', async () => {
  expect(await openAt('/?sport=Futures&contestDesc=Super-Bowl')).toEqual([topicOf('Super Bowl')]);
  expect(shownOf()).toEqual([null]);
});

it('R1-57: beside subSport it narrows that to the one contest, until the league is chosen whole', async () => {
  expect(await openAt('/?sport=Futures&subSport=NFL&contestDesc=MVP')).toEqual([topicOf('NFL')]);
  expect(shownOf()).toEqual(['MVP']);
  expect(useOffering.getState().chooseLeague(topicOf('NFL'))).toBe('opened');
  expect(shownOf()).toEqual([null]);
});

it('R1-57: a contest that is opened from a game stands beside the named one, in the whole league', async () => {
  await openAt('/?sport=Futures&subSport=NFL&contestDesc=MVP');
  expect(useOffering.getState().openContest(topicOf('NFL'), 7)).toBe('opened');
  expect(shownOf()).toEqual([null]);
});

it('the sport alone is its first league', async () => {
  expect(await openAt('/?sport=Futures')).toEqual([topicOf('NFL')]);
});

it('what is no name is passed over', async () => {
  expect(await openAt('/?sport=5&subSport=true')).toEqual([]);
});

it('live shows games in play alone', async () => {
  await openAt('/?live=true');
  expect(useOffering.getState().onlyLive).toBe(true);
  act(() => useOffering.getState().changeOffering({ onlyLive: false }));
});
