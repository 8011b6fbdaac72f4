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

it('contestDesc names the contests that the board shows', async () => {
  expect(await openAt('/?sport=Futures&contestDesc=Super-Bowl')).toEqual([topicOf('Super Bowl')]);
});

it('subSport goes before it, and the sport alone is its first', async () => {
  expect(await openAt('/?sport=Futures&subSport=NFL&contestDesc=Super-Bowl')).toEqual([topicOf('NFL')]);
  expect(await openAt('/?sport=Futures')).toEqual([topicOf('NFL')]);
});

it('live shows games in play alone', async () => {
  await openAt('/?live=true');
  expect(useOffering.getState().onlyLive).toBe(true);
  act(() => useOffering.getState().changeOffering({ onlyLive: false }));
});
