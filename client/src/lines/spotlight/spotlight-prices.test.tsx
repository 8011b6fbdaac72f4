import { MOST_TOPICS, type TopicName } from '@lineboard/domain/lines/book/topic';
import type { GameMatch } from '@lineboard/domain/lines/offering/offering-answers.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import {
  LINES_TOPIC,
  SAMPLE_NOW_MS,
  SOCCER_TOPIC,
  sampleGame,
  sampleLine,
} from '@lineboard/workers/testing/sample-book';
import { patchLine, putOp, SampleGateway } from '@lineboard/workers/testing/sample-gateway';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPulse } from '../../../testing/create-pulse.ts';
import { createTestLivePage } from '../../../testing/create-test-live-page.ts';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { createSpotlightMenu } from '../../../testing/spotlight-menu.ts';
import { CUSTOMER } from '../../../testing/slip-examples.ts';
import { createLeague, useOffering } from '../../betting/offering/offering-store.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { useLineState } from '../../ground/live/line-state.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { LiveProvider } from '../../page/app/LiveProvider.tsx';
import { SpotlightSlot } from './SpotlightSlot.tsx';

const NHL = 'lines/main/Hockey/NHL';
const MLB = 'lines/main/Baseball/MLB';
const LEAGUES: Readonly<Record<TopicName, Pick<Game, 'sportType' | 'sportSubType'>>> = {
  [LINES_TOPIC]: { sportType: 'Basketball', sportSubType: 'NBA' },
  [NHL]: { sportType: 'Hockey', sportSubType: 'NHL' },
  [SOCCER_TOPIC]: { sportType: 'Soccer', sportSubType: 'Premier League' },
  [MLB]: { sportType: 'Baseball', sportSubType: 'MLB' },
};

const matchOf = (gameNum: number, topic: TopicName): GameMatch => {
  const { team1Id, team2Id, team1RotNum, team2RotNum, gameDateTimeMs } = sampleGame(gameNum);
  const teams = { team1Id, team2Id, team1RotNum, team2RotNum, gameDateTimeMs };
  return { ...teams, ...LEAGUES[topic]!, gameNum, topic, phase: 'scheduled', furtherLines: 0 };
};

const league = (topic: TopicName, gameNum: number, line: Partial<GameLine> = {}) =>
  new SampleGateway(topic, [
    putOp('game', sampleGame(gameNum, LEAGUES[topic])),
    putOp('line', sampleLine(gameNum, 0, line)),
  ]);

let book: FakeBook;
const promote = (...games: readonly GameMatch[]): void => {
  book.answers['GET /api/offering/spotlight'] = { body: { games, contests: [] } };
};

/** The strip of a connected page; the lines of its leagues are still to come. */
const open = async () => {
  const { page, socket, wake$ } = createTestLivePage();
  await renderPart(
    <LiveProvider page={page}>
      <SpotlightSlot />
    </LiveProvider>,
  );
  await waitFor(() => expect(socket.calls).toContain('connect'));
  act(() => {
    useOffering.setState({ menu: createSpotlightMenu(1) });
    socket.tell({ kind: 'connected' });
    socket.tell({ kind: 'pulse', message: createPulse() });
  });
  await screen.findByRole('navigation', { name: 'Spotlight' });
  const tell = (event: Parameters<typeof socket.tell>[0]) =>
    act(async () => {
      socket.tell(event);
      await new Promise((done) => setTimeout(done, 60));
    });
  const asked = () => [...new Set(socket.requests.flatMap(({ topics }) => topics.map(({ topic }) => topic)))];
  return { socket, wake$, tell, asked };
};

/** With the prices of one basketball game. */
const openPriced = async (line?: Partial<GameLine>) => {
  const parts = await open();
  await waitFor(() => expect(parts.asked()).toEqual([LINES_TOPIC]));
  const lines = league(LINES_TOPIC, 1, line);
  await parts.tell(lines.snapshot());
  await screen.findByRole('button', { name: /^Visitors 1, spread/ });
  return { ...parts, lines };
};

const price = (name: string | RegExp) => screen.getByRole('button', { name });
const priceNames = () =>
  [...document.querySelectorAll<HTMLElement>('[data-pick]')].map((cell) => cell.ariaLabel);
const skeletons = () => document.querySelectorAll('[class*="skeleton"]').length;
const itemIds = () => useSlip.getState().items.map(({ itemId }) => itemId);

beforeEach(() => {
  book = openFakeBook();
  openTestPage({ customer: { store: 'main' } });
  useLineState.getState().applyLineState({
    bookClock: { wallMs: Date.now(), bookMs: SAMPLE_NOW_MS, speed: 1 },
  });
  useOffering.setState({ ...useOffering.getInitialState(), menu: null, isChosen: true });
  promote(matchOf(1, LINES_TOPIC));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  useSlip.setState(useSlip.getInitialState());
  useOffering.setState(useOffering.getInitialState());
  useDeviceSettings.setState({ spotlight: true });
});

it('ST1-18: a price goes onto the slip as it is shown, and off it again', async () => {
  await openPriced();
  expect(priceNames()).toEqual(['Visitors 1, spread −3½ −110', 'Hosts 1, spread +3½ −110']);
  await userEvent.click(price('Visitors 1, spread −3½ −110'));
  expect(useSlip.getState().items).toMatchObject([
    { itemId: 'G.1.0.S.team1', seen: { price: -110, line: -3.5, position: { epoch: 'e1', clk: 1 } } },
  ]);
  expect(price(/^Visitors 1, spread/).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(price(/^Visitors 1, spread/));
  expect(itemIds()).toEqual([]);
});

it('has a place for each price until it is known, and says then that there is no line', async () => {
  const { tell } = await open();
  expect([skeletons(), priceNames()]).toEqual([2, []]);
  await tell(league(LINES_TOPIC, 2).snapshot());
  await waitFor(() =>
    expect(priceNames()).toEqual(['Visitors 1, spread, no line', 'Hosts 1, spread, no line']),
  );
  expect(skeletons()).toBe(0);
  expect(price(/^Visitors 1/).dataset['state']).toBe('none');
  await userEvent.click(price(/^Visitors 1/));
  expect(itemIds()).toEqual([]);
});

it('marks a price that moved with its direction', async () => {
  const { lines, tell } = await openPriced();
  const mark = (name: RegExp) => price(name).lastElementChild!.textContent;
  expect([mark(/^Visitors 1/), mark(/^Hosts 1/)]).toEqual(['', '']);
  await tell(lines.change(patchLine(1, 0, { spreadAdj1: -105, spreadAdj2: -115, version: 2 })));
  expect(priceNames()).toEqual(['Visitors 1, spread −3½ −105', 'Hosts 1, spread +3½ −115']);
  expect([mark(/^Visitors 1/), mark(/^Hosts 1/)]).toEqual(['▲', '▼']);
  await waitFor(() => expect([mark(/^Visitors 1/), mark(/^Hosts 1/)]).toEqual(['', '']));
});

it('HR-32.1, HR-32.5: a price that is held, or may be old, can’t be taken', async () => {
  const { socket, wake$, lines, tell } = await openPriced();
  await tell(lines.change(patchLine(1, 0, { spreadLineStatus: 'H', version: 2 })));
  await userEvent.click(price('Visitors 1, spread −3½ −110, held'));
  await tell(lines.change(patchLine(1, 0, { spreadLineStatus: 'O', version: 3 })));
  await tell({ kind: 'disconnected' });
  await waitFor(() =>
    expect(price('Visitors 1, spread −3½ −110, may be old').dataset['state']).toBe('stale'),
  );
  await userEvent.click(price(/^Visitors 1/));
  expect(itemIds()).toEqual([]);
  // Connected again, but the league hasn't answered yet: its lines are those of before.
  act(() => wake$.next());
  await waitFor(() => expect(socket.calls.filter((call) => call === 'connect')).toHaveLength(2));
  await tell({ kind: 'connected' });
  await tell({ kind: 'pulse', message: createPulse() });
  await waitFor(() => expect(useLineState.getState().connection).toBe('live'));
  expect(price(/^Visitors 1/).ariaDisabled).toBe('true');
  await userEvent.click(price(/^Visitors 1/));
  expect(itemIds()).toEqual([]);
  await tell(lines.snapshot());
  await waitFor(() => expect(price('Visitors 1, spread −3½ −110').ariaDisabled).toBe('false'));
});

it('shows the market that a sport is looked up for, with a draw where there is one', async () => {
  promote(matchOf(1, NHL), matchOf(2, SOCCER_TOPIC));
  const { tell, asked } = await open();
  await waitFor(() => expect(asked()).toEqual([NHL, SOCCER_TOPIC]));
  await tell(league(NHL, 1).snapshot());
  await tell(league(SOCCER_TOPIC, 2, { moneyLineDraw: 240 }).snapshot());
  await waitFor(() =>
    expect(priceNames()).toEqual([
      'Visitors 1, moneyline −160',
      'Hosts 1, moneyline +140',
      'Visitors 2, moneyline −160',
      'Hosts 2, moneyline +140',
      'Draw, Visitors 2 at Hosts 2, moneyline +240',
    ]),
  );
});

it('asks for the leagues of the first games, three at most; a game of another is a name that leads there', async () => {
  promote(
    matchOf(1, LINES_TOPIC),
    matchOf(2, NHL),
    matchOf(3, SOCCER_TOPIC),
    matchOf(4, MLB),
    matchOf(5, NHL),
  );
  const { tell, asked } = await open();
  await waitFor(() => expect(asked()).toEqual([LINES_TOPIC, NHL, SOCCER_TOPIC]));
  for (const [topic, gameNum] of [
    [LINES_TOPIC, 1],
    [NHL, 2],
    [SOCCER_TOPIC, 3],
  ] as const)
    await tell(league(topic, gameNum, { moneyLineDraw: 240 }).snapshot());
  await waitFor(() => expect(skeletons()).toBe(0));
  expect(priceNames().filter((name) => name?.startsWith('Visitors'))).toEqual([
    'Visitors 1, spread −3½ −110',
    'Visitors 2, moneyline −160',
    'Visitors 3, moneyline −160',
    'Visitors 5, moneyline, no line',
  ]);
  await userEvent.click(price(/^MLB ?Visitors 4 at Hosts 4$/));
  expect(useOffering.getState()).toMatchObject({ activeTopic: MLB, target: { topic: MLB, gameNum: 4 } });
});

it('has a league that the socket has no room for as a name alone, and its prices once there is room', async () => {
  const beside = Array.from({ length: MOST_TOPICS - 1 }, (_, at) => createLeague(`lines/main/Soccer/L${at}`));
  useOffering.setState({ leagues: beside });
  promote(matchOf(1, LINES_TOPIC), matchOf(2, NHL));
  const { tell, asked } = await open();
  await waitFor(() => expect(asked()).toContain(LINES_TOPIC));
  await waitFor(() => expect(skeletons()).toBe(2));
  expect(asked()).not.toContain(NHL);
  expect(price(/^NHL ?Visitors 2 at Hosts 2$/)).toBeDefined();
  act(() => useOffering.setState({ leagues: [] }));
  await tell(league(LINES_TOPIC, 1).snapshot());
  await waitFor(() => expect(asked()).toContain(NHL));
  await tell(league(NHL, 2).snapshot());
  await screen.findByRole('button', { name: 'Visitors 2, moneyline −160' });
  act(() => useOffering.setState({ leagues: [...beside, createLeague('lines/main/Soccer/Last')] }));
  expect(priceNames()).toEqual([]);
});

it('releases its leagues when it is switched off, but none that the board has', async () => {
  promote(matchOf(1, LINES_TOPIC), matchOf(2, NHL));
  const { socket, asked } = await open();
  act(() => void useOffering.getState().chooseLeague(LINES_TOPIC));
  await waitFor(() => expect(asked()).toEqual([LINES_TOPIC, NHL]));
  // One subscription for both of its readers.
  expect(socket.requests.flatMap(({ topics }) => topics)).toHaveLength(2);
  act(() => void useDeviceSettings.setState({ spotlight: false }));
  await waitFor(() => expect(socket.calls.at(-1)).toBe(`unsubscribe ${NHL}`));
});

it('HR-32.5: releases them while nobody can see the page, and keeps prices that may be old and the focus', async () => {
  const { socket, lines, tell, asked } = await openPriced();
  const focused = price(/^Visitors 1, spread/);
  act(() => focused.focus());
  const show = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const expectOld = async () => {
    expect([skeletons(), priceNames()]).toEqual([
      0,
      ['Visitors 1, spread −3½ −110, may be old', 'Hosts 1, spread +3½ −110, may be old'],
    ]);
    expect([focused.dataset['state'], focused.ariaDisabled]).toEqual(['stale', 'true']);
    await userEvent.click(focused);
    expect(itemIds()).toEqual([]);
  };
  show('hidden');
  await waitFor(() => expect(socket.calls.at(-1)).toBe(`unsubscribe ${LINES_TOPIC}`));
  await expectOld();
  socket.requests.length = 0;
  show('visible');
  await expectOld();
  await waitFor(() => expect(asked()).toEqual([LINES_TOPIC]));
  await expectOld();
  lines.change(patchLine(1, 0, { spreadAdj1: -120, version: 2 }));
  await tell(lines.snapshot());
  await waitFor(() => expect(priceNames()[0]).toBe('Visitors 1, spread −3½ −120'));
  expect(document.activeElement).toBe(focused);
  await userEvent.click(focused);
  expect(useSlip.getState().items[0]?.seen).toMatchObject({ price: -120, line: -3.5 });
});

it('has nothing of a store that the page has left, neither games nor prices nor leagues', async () => {
  const { socket, asked } = await openPriced();
  const other = 'lines/vip/Basketball/NBA';
  book.answers['GET /api/offering/sports'] = { body: createSpotlightMenu(1, other) };
  promote({ ...matchOf(1, LINES_TOPIC), topic: other });
  act(() =>
    useSession.setState({
      session: { online: true, customer: { ...CUSTOMER, store: 'vip' }, balance: null },
    }),
  );
  expect(priceNames()).toEqual([]);
  expect(screen.queryByRole('navigation', { name: 'Spotlight' })).toBeNull();
  await waitFor(() => expect(socket.calls).toContain(`unsubscribe ${LINES_TOPIC}`));
  await waitFor(() => expect(asked()).toEqual([LINES_TOPIC, other]));
  expect([skeletons(), priceNames()]).toEqual([2, []]);
});

it('can be walked with the arrows from a name through its prices to the next game', async () => {
  promote(matchOf(1, LINES_TOPIC), matchOf(2, NHL));
  const { tell } = await open();
  await tell(league(LINES_TOPIC, 1).snapshot());
  await tell(league(NHL, 2).snapshot());
  await waitFor(() => expect(skeletons()).toBe(0));
  act(() => price(/Visitors 1 at Hosts 1$/).focus());
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(price(/^Hosts 1, spread/));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(itemIds()).toEqual(['G.2.0.M.team1']);
});
