import type { SportMenuItem } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { LiveSports } from './LiveSports.tsx';
import { selectShownLeagues, useOffering } from './offering-store.ts';

const item = (sportType: string, ...liveCounts: number[]): SportMenuItem => ({
  sportType,
  type: 'G',
  subSports: liveCounts.map((liveCount, at) => ({
    sportSubType: `League ${at}`,
    topic: `lines/main/${encodeURIComponent(sportType)}/${at}`,
    count: 9,
    liveCount,
    spotlightCount: 0,
    nextStartMs: null,
  })),
});

beforeEach(() => {
  act(() => {
    useOffering.getState().applyMenu([item('Football', 2, 1), item('Table Tennis', 4), item('Hockey', 0)]);
    useOffering.getState().showSection(true, null);
  });
});
afterEach(() => useOffering.setState(useOffering.getInitialState()));

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const shown = () => selectShownLeagues(useOffering.getState()).map(({ topic }) => topic);

it('offers the sports with games in play, with their number, and marks the current one', async () => {
  await renderPart(<LiveSports />);
  expect(links()).toEqual(['All 7', 'Football 3', 'Table Tennis 4']);
  expect(screen.getByRole('link', { current: true }).textContent).toBe('All 7');
  expect(screen.getByRole('link', { name: /Table Tennis/ }).getAttribute('href')).toBe(
    '/?live=true&sport=Table-Tennis',
  );
  act(() => useOffering.getState().showSection(true, 'table-tennis'));
  expect(screen.getByRole('link', { current: true }).textContent).toBe('Table Tennis 4');
  expect(shown()).toEqual(['lines/main/Table%20Tennis/0']);
});

it('scrolls the row with the wheel, which a mouse can’t do otherwise', async () => {
  await renderPart(<LiveSports />);
  const row = screen.getByRole('navigation');
  fireEvent.wheel(row, { deltaY: 80 });
  expect(row.scrollLeft).toBe(80);
});

it('keeps a sport chosen after its last game has ended, until another is chosen', async () => {
  await renderPart(<LiveSports />);
  act(() => useOffering.getState().showSection(true, 'Football'));
  expect(shown()).toEqual(['lines/main/Football/0', 'lines/main/Football/1']);
  act(() => useOffering.getState().applyMenu([item('Football', 0), item('Table Tennis', 4)]));
  expect(links()).toEqual(['All 4', 'Football 0', 'Table Tennis 4']);
  expect(shown()).toEqual([]);
  act(() => useOffering.getState().showSection(false, null));
  act(() => useOffering.getState().showSection(true, null));
  expect(shown()).toEqual(['lines/main/Table%20Tennis/0']);
});

it('keeps a league’s other period in another sport', async () => {
  await renderPart(<LiveSports />, 'en', '/?live=true&sport=Football&leagues=Football.League-0.1');
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    '/?live=true&leagues=Football.League-0.1',
    '/?live=true&sport=Football&leagues=Football.League-0.1',
    '/?live=true&sport=Table-Tennis&leagues=Football.League-0.1',
  ]);
});
