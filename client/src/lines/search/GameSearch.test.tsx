import type {
  ContestMatch,
  GameMatch,
  SearchAnswer,
} from '@lineboard/domain/lines/offering/offering-answers.schema';
import {
  CONTEST_TOPIC,
  LINES_TOPIC,
  SAMPLE_NOW_MS,
  sampleContestLine,
  sampleGame,
  sampleLine,
} from '@lineboard/workers/testing/sample-book';
import { patchLine, putOp, SampleGateway } from '@lineboard/workers/testing/sample-gateway';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPulse } from '../../../testing/create-pulse.ts';
import { createTestLivePage } from '../../../testing/create-test-live-page.ts';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ShownAddress } from '../../../testing/ShownAddress.tsx';
import { LiveProvider } from '../../page/app/LiveProvider.tsx';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { useLineState } from '../../ground/live/line-state.ts';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { GameSearch } from './GameSearch.tsx';
import { rememberSearch } from './recent-searches.ts';

const matchOf = (gameNum: number, changed: Partial<GameMatch> = {}): GameMatch => {
  const { sportType, sportSubType, team1Id, team2Id, team1RotNum, team2RotNum, gameDateTimeMs } =
    sampleGame(gameNum);
  return {
    gameNum,
    sportType,
    sportSubType,
    team1Id,
    team2Id,
    team1RotNum,
    team2RotNum,
    gameDateTimeMs,
    topic: LINES_TOPIC,
    phase: 'scheduled',
    furtherLines: 12,
    ...changed,
  };
};

const PLAYER: ContestMatch = {
  contestNum: 8,
  contestantNum: 1,
  contestType: 'Golf',
  contestType2: 'The Open',
  contestDesc: 'The Open: winner',
  contestantName: 'Player 1',
  rotNum: 9001,
  topic: CONTEST_TOPIC,
};

const FOUND: SearchAnswer = { games: [matchOf(1), matchOf(2, { phase: 'live' })], contests: [PLAYER] };

let book: FakeBook;
const answer = (text: string, body: SearchAnswer): void => {
  book.answers[`GET /api/offering/search?text=${encodeURIComponent(text)}`] = { body };
};

const open = async (path = '/') => {
  const { page, socket } = createTestLivePage();
  await renderPart(
    <LiveProvider page={page}>
      <GameSearch />
      <main id="main" tabIndex={-1}>
        <ShownAddress />
      </main>
    </LiveProvider>,
    'en',
    path,
  );
  await waitFor(() => expect(socket.calls).toContain('connect'));
  act(() => {
    socket.tell({ kind: 'connected' });
    socket.tell({ kind: 'pulse', message: createPulse() });
  });
  const lines = new SampleGateway(LINES_TOPIC, [
    ...[1, 2].flatMap((gameNum) => [putOp('game', sampleGame(gameNum)), putOp('line', sampleLine(gameNum))]),
  ]);
  const contests = new SampleGateway(CONTEST_TOPIC, [putOp('contestLine', sampleContestLine(8, 1))]);
  const send = (message: ReturnType<typeof lines.snapshot>) =>
    act(async () => {
      socket.tell(message);
      await new Promise((done) => setTimeout(done, 60));
    });
  const asked = () => socket.requests.flatMap(({ topics }) => topics.map(({ topic }) => topic));
  return { socket, lines, contests, send, asked };
};

const field = () => screen.getByRole('searchbox');
const type = (text: string) => userEvent.type(field(), text);
const list = () => screen.findByRole('grid', { name: 'Search results' });
const price = (name: RegExp) => screen.getByRole('button', { name });

/** The list of results, once its prices are there. */
const openList = async (path?: string) => {
  const parts = await open(path);
  await type('visit');
  await list();
  await waitFor(() => expect(parts.asked()).toEqual(expect.arrayContaining([LINES_TOPIC, CONTEST_TOPIC])));
  await parts.send(parts.lines.snapshot());
  await parts.send(parts.contests.snapshot());
  return parts;
};

beforeEach(() => {
  book = openFakeBook();
  openTestPage();
  useLineState.getState().applyLineState({
    bookClock: { wallMs: Date.now(), bookMs: SAMPLE_NOW_MS, speed: 1 },
  });
  useOffering.setState(useOffering.getInitialState());
  useDeviceSettings.getState().changeSettings({ searches: [] });
  act(() =>
    useOffering.getState().applyMenu([
      {
        sportType: 'Basketball',
        type: 'G',
        subSports: [
          {
            sportSubType: 'Visitors League',
            topic: LINES_TOPIC,
            count: 8,
            liveCount: 0,
            spotlightCount: 0,
            nextStartMs: null,
          },
        ],
      },
    ]),
  );
  answer('visit', FOUND);
});
afterEach(() => {
  vi.unstubAllGlobals();
  useSlip.setState(useSlip.getInitialState());
});

it('VAL1-01, VAL1-02: a customer’s search goes to the action log, once it has three characters', async () => {
  await open();
  book.calls.length = 0;
  await type('avery');
  await vi.waitFor(() =>
    expect(book.calls).toContainEqual({
      method: 'POST',
      path: '/api/customer/actions',
      body: { action: 'Search', detail: 'avery' },
    }),
  );
  book.calls.length = 0;
  await userEvent.clear(field());
  await type('av');
  await new Promise((done) => setTimeout(done, 400));
  expect(book.calls.filter(({ path }) => /search|customer.actions/.test(path))).toEqual([]);
  expect(screen.getByText('Type at least 3 characters.')).toBeTruthy();
});

describe('the list', () => {
  it('CALL1-25: names leagues, games by league with start, zone and what else is open, and players', async () => {
    await openList();
    expect(screen.getByRole('button', { name: /^Visitors League Basketball 8 games/ })).toBeTruthy();
    expect(
      screen.getByRole('button', {
        name: 'Go to Visitors 1 at Hosts 1, Fri, Jan 9, 7:00 PM EST',
      }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Go to Visitors 2 at Hosts 2, Live' })).toBeTruthy();
    expect(screen.getAllByText('+12 more')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Go to The Open: winner, Player 1' })).toBeTruthy();
    expect(price(/^Player 1, The Open: winner, \+1200$/)).toBeTruthy();
  });

  it('has a price that moves with the book, goes onto the slip as it is shown, and off it again', async () => {
    const { lines, send } = await openList();
    expect(price(/^Visitors 1, moneyline −160$/)).toBeTruthy();
    await send(lines.change(patchLine(1, 0, { moneyLine1: -170, version: 2 })));
    await userEvent.click(price(/^Visitors 1, moneyline −170$/));
    expect(useSlip.getState().items).toMatchObject([
      { itemId: 'G.1.0.M.team1', seen: { price: -170, line: null, position: { epoch: 'e1', clk: 2 } } },
    ]);
    // The worker sent this line before the slip asked.
    expect(useSlip.getState().quotes.get('G.1.0.M.team1')?.line).toMatchObject({ moneyLine1: -170 });
    expect(await list()).toBeTruthy();
    await userEvent.click(price(/^Visitors 1, moneyline −170/));
    expect(useSlip.getState().items).toEqual([]);
  });

  it('marks a price that moved with its direction, and none that is told for the first time', async () => {
    const { lines, send } = await openList();
    const mark = (name: RegExp) => price(name).lastElementChild!.textContent;
    expect([mark(/^Visitors 1, moneyline/), mark(/^Hosts 1, moneyline/)]).toEqual(['', '']);
    await send(lines.change(patchLine(1, 0, { moneyLine1: -150, moneyLine2: 130, version: 2 })));
    expect([mark(/^Visitors 1, moneyline/), mark(/^Hosts 1, moneyline/)]).toEqual(['▲', '▼']);
    expect(mark(/^Visitors 1, spread/)).toBe('');
  });

  it('HR-32.1, HR-32.5: shows prices that are held, or may be old, but they can’t be taken', async () => {
    const { lines, send, socket } = await openList();
    await send(lines.change(patchLine(1, 0, { moneyLineStatus: 'H', version: 2 })));
    await userEvent.click(price(/^Visitors 1, moneyline −160, held$/));
    expect(useSlip.getState().items).toEqual([]);
    await act(async () => {
      socket.tell({ kind: 'disconnected' });
      await new Promise((done) => setTimeout(done, 60));
    });
    await waitFor(() => expect(price(/^Visitors 1, spread .*(may be old|suspended)/)).toBeTruthy());
    await userEvent.click(price(/^Visitors 1, spread/));
    expect(useSlip.getState().items).toEqual([]);
  });

  it('leaves the board unchanged, and closes with the choice of a game, which is opened from any page', async () => {
    await openList('/transactions');
    expect(useOffering.getState().search).toBe('');
    act(() => useOffering.getState().changeOffering({ dateFilter: '2h' }));
    await userEvent.click(screen.getByRole('button', { name: /^Go to Visitors 2/ }));
    expect(useOffering.getState()).toMatchObject({
      target: { topic: LINES_TOPIC, gameNum: 2 },
      dateFilter: 'none',
    });
    expect(screen.queryByRole('grid')).toBeNull();
    expect(field()).toMatchObject({ value: '' });
    expect(await screen.findByText('address /')).toBeTruthy();
  });

  it('opens a league, and the contest of a player', async () => {
    await openList();
    await userEvent.click(screen.getByRole('button', { name: /^Visitors League/ }));
    expect(useOffering.getState().activeTopic).toBe(LINES_TOPIC);
    await type('visit');
    await list();
    await userEvent.click(screen.getByRole('button', { name: /^Go to The Open/ }));
    expect(useOffering.getState().leagues[1]).toMatchObject({ topic: CONTEST_TOPIC, onlyContests: [8] });
  });

  it('releases its lines when it closes', async () => {
    const { socket } = await openList();
    await userEvent.keyboard('{Escape}');
    // The league is on the board, too.
    await waitFor(() => expect(socket.calls.at(-1)).toBe(`unsubscribe ${CONTEST_TOPIC}`));
  });

  it('can be walked with the arrows, from the field into it and back', async () => {
    await openList();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Visitors League/ }));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(price(/^Visitors 1, moneyline/));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(price(/^Hosts 1, moneyline/));
    await userEvent.keyboard('{Enter}');
    expect(useSlip.getState().items.map(({ itemId }) => itemId)).toEqual(['G.1.0.M.team2']);
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(field());
  });
});

describe('the field', () => {
  it('Enter filters the board, and emptying the field shows everything again', async () => {
    await openList();
    await userEvent.keyboard('{Enter}');
    expect(useOffering.getState().search).toBe('visit');
    expect(screen.queryByRole('grid')).toBeNull();
    await userEvent.clear(field());
    expect(useOffering.getState().search).toBe('');
  });

  it('Escape closes the list, then empties the field', async () => {
    await openList();
    await userEvent.keyboard('{Escape}');
    expect([screen.queryByRole('grid'), field()]).toMatchObject([null, { value: 'visit' }]);
    await userEvent.keyboard('{Escape}');
    expect(field()).toMatchObject({ value: '' });
    // Letters are keys again: none of them is typed into the field.
    expect(document.activeElement).not.toBe(field());
  });

  it('opens the list when a customer comes back to it by Tab', async () => {
    await openList();
    await userEvent.keyboard('{Escape}');
    act(() => field().blur());
    expect(screen.queryByRole('grid')).toBeNull();
    act(() => field().focus());
    expect(await screen.findByRole('grid')).toBeTruthy();
  });

  it('offers recent searches on this device when it is empty, until they are cleared', async () => {
    await openList();
    await userEvent.click(screen.getByRole('button', { name: /^Go to Visitors 1/ }));
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('button', { name: 'visit' }));
    expect(field()).toMatchObject({ value: 'visit' });
    await userEvent.clear(field());
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByText('Search by team, player, league or rotation number.')).toBeTruthy();
    expect(useDeviceSettings.getState().searches).toEqual([]);
  });

  it('one press removes a search from the list, and the arrows go through it', async () => {
    for (const text of ['lions', 'bears', '<img src=x onerror=alert(1)>']) rememberSearch(text);
    await open();
    await userEvent.click(field());
    const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    await waitFor(() => expect(lines()).toEqual(['<img src=x onerror=alert(1)>', 'bears', 'lions']));
    expect(document.querySelector('img')).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove “bears”' }));
    // The mouse has a cross alone to go by.
    expect(document.activeElement).toMatchObject({ title: 'Remove “bears”' });
    await userEvent.keyboard('{Enter}');
    expect(lines()).toEqual(['<img src=x onerror=alert(1)>', 'lions']);
    expect(document.activeElement).toBe(field());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(field()).toMatchObject({ value: 'lions' });
  });
});

it('says when nothing was found and when the search failed, and tries again', async () => {
  await open();
  answer('xyz', { games: [], contests: [] });
  await type('xyz');
  expect(await screen.findByText('Nothing found for “xyz”.')).toBeTruthy();
  await userEvent.clear(field());
  await type('quiet');
  expect(await screen.findByRole('alert')).toMatchObject({
    textContent: 'Search is not responding.Try again',
  });
  act(() => useLineState.getState().applyLineState({ connection: 'offline' }));
  expect(screen.getByText(/^You’re offline/)).toBeTruthy();
  answer('quiet', FOUND);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await list()).toBeTruthy();
});

it('finds a ticket by its number for its customer, before the lines answer', async () => {
  await open();
  await type('10004');
  expect(screen.queryByRole('button', { name: /^Ticket/ })).toBeNull();
  await type('2');
  await userEvent.click(await screen.findByRole('button', { name: 'Ticket 100042' }));
  expect(await screen.findByText('address /ticket/100042')).toBeTruthy();
  expect(field()).toHaveProperty('value', '');
});
