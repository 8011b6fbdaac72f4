import type { SearchAnswer } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { createSpotlightMenu } from '../../../testing/spotlight-menu.ts';
import { BoardToolbar } from '../board/BoardToolbar.tsx';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { useSpotlightMemory } from './spotlight-memory.ts';
import { SpotlightSlot } from './SpotlightSlot.tsx';

const LINES = 'lines/main/Football/NFL';
const CONTEST = 'contest/main/Golf/Tour';

const SPOTLIGHT: SearchAnswer = {
  games: [
    {
      gameNum: 1,
      sportType: 'Football',
      sportSubType: 'NFL',
      team1Id: 'Browns',
      team2Id: 'Eagles',
      team1RotNum: 101,
      team2RotNum: 102,
      gameDateTimeMs: 1,
      topic: LINES,
      phase: 'scheduled',
      furtherLines: 3,
    },
  ],
  contests: [
    {
      contestNum: 9,
      contestantNum: 1,
      contestType: 'Golf',
      contestType2: 'Tour',
      contestDesc: 'Bayfront Masters – Winner',
      contestantName: 'A. Golfer',
      rotNum: 500,
      topic: CONTEST,
    },
  ],
};

const show = async (answer: SearchAnswer = SPOTLIGHT) => {
  const book = openFakeBook({ 'GET /api/offering/spotlight': { body: answer } });
  await renderPart(
    <>
      <SpotlightSlot />
      <BoardToolbar />
    </>,
  );
  return book;
};
const strip = () => screen.queryByRole('navigation', { name: 'Spotlight' });
const chosen = () => useOffering.getState().leagues.map(({ topic, onlyContests }) => [topic, onlyContests]);

beforeEach(() => {
  openTestPage();
  useDeviceSettings.setState({ spotlight: true });
  useOffering.setState({ ...useOffering.getInitialState(), menu: createSpotlightMenu(1) });
});
afterEach(() => {
  useDeviceSettings.setState({ spotlight: true });
  useOffering.setState(useOffering.getInitialState());
  useSpotlightMemory.setState(useSpotlightMemory.getInitialState());
});

it('ST1-18: with the spotlight switch on, spotlight contests and games show; when it is off, nothing is requested', async () => {
  const book = await show();
  expect(await screen.findByRole('button', { name: /Browns at Eagles/ })).toBeDefined();
  expect(screen.getByRole('button', { name: /Bayfront Masters/ })).toBeDefined();
  const asked = book.calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Spotlight', pressed: true }));
  expect(strip()).toBeNull();
  expect(useDeviceSettings.getState().spotlight).toBe(false);
  useOffering.setState({ menu: createSpotlightMenu(1) });
  expect(book.calls.length).toBe(asked);
  await userEvent.click(screen.getByRole('button', { name: 'Spotlight', pressed: false }));
  await waitFor(() => expect(strip()).not.toBeNull());
});

it('ST1-18, CALL1-24: one press puts the league of a game, or only the contest, on the board', async () => {
  await show();
  await userEvent.click(await screen.findByRole('button', { name: /Browns at Eagles/ }));
  await userEvent.click(screen.getByRole('button', { name: /Bayfront Masters/ }));
  expect(chosen()).toEqual([
    [LINES, null],
    [CONTEST, [9]],
  ]);
});

const place = () => document.querySelector('[class*="strip"], [class*="place"]');

it('keeps its place while the answer is on its way, and gives it up when none comes', async () => {
  const book = openFakeBook({ 'GET /api/offering/spotlight': { body: SPOTLIGHT } });
  useOffering.setState({ menu: null });
  await renderPart(<SpotlightSlot />);
  expect(place()).not.toBeNull();
  book.answers['GET /api/offering/spotlight'] = { status: 503, body: { error: { code: 'unavailable' } } };
  act(() => useOffering.setState({ menu: createSpotlightMenu(1) }));
  expect(place()).not.toBeNull();
  await waitFor(() => expect(place()).toBeNull());
});

it('takes no room when what the menu counted has ended', async () => {
  const book = await show({ games: [], contests: [] });
  await waitFor(() => expect(book.calls.map(({ path }) => path)).toContain('/api/offering/spotlight'));
  await waitFor(() => expect(place()).toBeNull());
});

it('gives its place up as soon as the menu promotes nothing, and asks for nothing', async () => {
  const book = openFakeBook();
  useOffering.setState({ menu: null });
  await renderPart(<SpotlightSlot />);
  expect(place()).not.toBeNull();
  act(() => useOffering.setState({ menu: createSpotlightMenu(0) }));
  expect(place()).toBeNull();
  expect(book.calls).toEqual([]);
  // This is known after a reload, too.
  expect(localStorage.getItem('lb-spotlight')).toContain('"wasEmpty":true');
  cleanup();

  useOffering.setState({ menu: null });
  await renderPart(<SpotlightSlot />);
  expect(place()).toBeNull();
  book.answers['GET /api/offering/spotlight'] = { body: SPOTLIGHT };
  act(() => useOffering.setState({ menu: createSpotlightMenu(1) }));
  expect(place()).not.toBeNull();
  await waitFor(() => expect(strip()).not.toBeNull());
  cleanup();

  useOffering.setState({ menu: null });
  await renderPart(<SpotlightSlot />);
  expect(place()).not.toBeNull();
});

it('CALL2-06: the action log notes the team totals switched on and off, not a press that changes nothing', async () => {
  const book = await show();
  book.answers['POST /api/customer/actions'] = { status: 204 };
  await userEvent.click(screen.getByRole('button', { name: 'Game lines' }));
  await userEvent.click(screen.getByRole('button', { name: 'Team totals' }));
  await userEvent.click(screen.getByRole('button', { name: 'Game lines' }));
  expect(book.calls.filter(({ path }) => path === '/api/customer/actions').map(({ body }) => body)).toEqual([
    { action: 'Team Totals', detail: 'on' },
    { action: 'Team Totals', detail: 'off' },
  ]);
});

it('scrolls the row with the wheel, which a mouse can’t do otherwise', async () => {
  await show();
  const row = await screen.findByRole('navigation', { name: 'Spotlight' });
  fireEvent.wheel(row, { deltaY: 80 });
  expect(row.scrollLeft).toBe(80);
});

it('OWN-8: is hidden in a time-out, also in one that begins meanwhile, and takes no room', async () => {
  const timeOut = { length: 'day', beganAtMs: Date.now(), endsAtMs: Date.now() + 86_400_000 } as const;
  await show();
  await waitFor(() => expect(strip()).not.toBeNull());
  const slots = () => document.querySelectorAll('[class*="place"]');
  act(() => openTestPage({ customer: { timeOut } }));
  expect(strip()).toBeNull();
  expect(slots()).toHaveLength(0);
  act(() => openTestPage());
  await waitFor(() => expect(strip()).not.toBeNull());
  // Before it is known who that is, its place is kept, and nothing is in it.
  act(() => useSession.setState({ session: null }));
  expect(strip()).toBeNull();
  expect(slots()).toHaveLength(1);
});
