import type { GameMatch, PropContestant } from '@lineboard/domain/lines/offering/offering-answers.schema';
import {
  CONTEST_TOPIC,
  LINES_TOPIC,
  SAMPLE_NOW_MS,
  sampleContestLine,
  sampleGame,
  sampleLine,
} from '@lineboard/workers/testing/sample-book';
import { putOp, SampleGateway } from '@lineboard/workers/testing/sample-gateway';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBet, createOpenBetsAnswer } from '../../../testing/bet-examples.ts';
import { createPulse } from '../../../testing/create-pulse.ts';
import { createTestLivePage } from '../../../testing/create-test-live-page.ts';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openScreen } from '../../../testing/open-screen.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { LiveProvider } from '../../page/app/LiveProvider.tsx';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { useLineState } from '../../ground/live/line-state.ts';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { useOpenBets } from '../../books/open-bets/open-bets-store.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { LinesPage } from './LinesPage.tsx';
import { useNextGames } from './NextGames.tsx';
import { useSideFeatures } from './side-features-store.ts';

const GAME = { gameNum: 7, team1: 'Visitors 7', team2: 'Hosts 7' };
/** The width between the menu and the slip on a screen of 2560, 1920, 1440 and 1200 pixels. */
const CONTAINER_PX = { 2560: 1980, 1920: 1340, 1440: 860, 1200: 620 } as const;

const nextGame = (gameNum: number): GameMatch => {
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
    furtherLines: 0,
  };
};

const YARDS = { contestType3: 'Passing Yards', contestDesc: 'Marcus Webb (Visitors 7) – Passing Yards' };
const PROPS: PropContestant[] = [
  { contestNum: 8, contestantNum: 1, ...YARDS, contestantName: 'Over 235.5', topic: CONTEST_TOPIC },
  { contestNum: 8, contestantNum: 2, ...YARDS, contestantName: 'Under 235.5', topic: CONTEST_TOPIC },
];
const propLine = (contestantNum: number, contestantName: string) =>
  sampleContestLine(8, contestantNum, {
    ...YARDS,
    contestantName,
    moneyLine: contestantNum === 1 ? -115 : -105,
  });

let book: FakeBook;

beforeEach(() => {
  book = openFakeBook({
    'GET /api/open-bets': { body: createOpenBetsAnswer([createBet(100, 1)], []) },
    'GET /api/offering/next-games': { body: { games: [nextGame(1), nextGame(2)] } },
    'GET /api/offering/games/7/props': { body: { contestants: PROPS } },
  });
  openTestPage();
  useLineState.getState().applyLineState({
    bookClock: { wallMs: Date.now(), bookMs: SAMPLE_NOW_MS, speed: 1 },
  });
  useDeviceSettings.getState().changeSettings({ sideFeatures: [], propsGame: null });
  useSideFeatures.setState(useSideFeatures.getInitialState());
  useNextGames.getState().forget();
  useOpenBets.getState().forget();
});
afterEach(() => {
  vi.restoreAllMocks();
  useOffering.setState(useOffering.getInitialState());
});

/** The page of the lines on a screen of this width, connected. */
const open = async (screenPx: keyof typeof CONTAINER_PX | 360) => {
  openScreen(screenPx);
  const containerPx = screenPx === 360 ? 360 : CONTAINER_PX[screenPx];
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(containerPx);
  useOffering.setState({ menu: [] });
  const { page, socket } = createTestLivePage();
  await renderPart(
    <LiveProvider page={page}>
      <LinesPage />
    </LiveProvider>,
  );
  await waitFor(() => expect(socket.calls).toContain('connect'));
  act(() => {
    socket.tell({ kind: 'connected' });
    socket.tell({ kind: 'pulse', message: createPulse() });
  });
  const games = new SampleGateway(
    LINES_TOPIC,
    [1, 2].flatMap((gameNum) => [putOp('game', sampleGame(gameNum)), putOp('line', sampleLine(gameNum))]),
  );
  const contests = new SampleGateway(CONTEST_TOPIC, [
    putOp('contestLine', propLine(1, 'Over 235.5')),
    putOp('contestLine', propLine(2, 'Under 235.5')),
  ]);
  const send = (message: ReturnType<typeof games.snapshot>) =>
    act(async () => {
      socket.tell(message);
      await new Promise((done) => setTimeout(done, 60));
    });
  const asked = () => socket.requests.flatMap(({ topics }) => topics.map(({ topic }) => topic));
  return { socket, games, contests, send, asked, containerPx };
};

const control = () => screen.getByRole('button', { name: 'Beside the board' });
const choice = (name: string) => screen.findByRole('button', { name });
const feature = (name: string) => screen.queryByRole('region', { name });
const titles = () => screen.queryAllByRole('region').map((region) => region.getAttribute('aria-label'));
/** The board's share of the container. */
const boardTwelfths = (containerPx: number): number => {
  const beside = document.querySelector<HTMLElement>('[data-side-feature]')?.parentElement;
  return 12 - (12 * Number.parseFloat(beside?.style.width ?? '0')) / containerPx;
};

it('SCR2-13, SCR2-14, SCR2-15, SCR2-16: each chosen feature takes 3/12 from the board, and gives it back', async () => {
  const { containerPx } = await open(2560);
  expect(boardTwelfths(containerPx)).toBe(12);
  await userEvent.click(control());
  for (const [name, twelfths] of [
    ['Open bets', 9],
    ['Starting soon', 6],
    ['Props builder', 3],
  ] as const) {
    await userEvent.click(await choice(name));
    await screen.findByRole('region', { name });
    expect(boardTwelfths(containerPx)).toBe(twelfths);
  }
  // Earlier features stay next to the slip; new ones appear next to the board.
  expect(titles()).toEqual(['Props builder', 'Starting soon', 'Open bets']);
  expect(useDeviceSettings.getState().sideFeatures).toEqual(['openBets', 'nextGames', 'props']);
  await userEvent.click(await choice('Starting soon'));
  expect(boardTwelfths(containerPx)).toBe(6);
  expect(titles()).toEqual(['Props builder', 'Open bets']);
});

it('SCR2-15: where the board would be too narrow at 3/12, the third is a tab of the second, reached by arrows', async () => {
  useDeviceSettings
    .getState()
    .changeSettings({ sideFeatures: ['openBets', 'nextGames', 'props', 'unheard of'] });
  const { containerPx } = await open(1920);
  await screen.findByRole('tab', { name: 'Props builder', selected: true });
  expect(boardTwelfths(containerPx)).toBe(6);
  expect(titles()).toEqual(['Props builder', 'Open bets']);
  screen.getByRole('tab', { selected: true }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  const tab = screen.getByRole('tab', { name: 'Starting soon', selected: true });
  expect(document.activeElement).toBe(tab);
  expect(titles()).toEqual(['Starting soon', 'Open bets']);
  await userEvent.click(control());
  expect(await screen.findByText('This window has room for 2. The others are tabs.')).toBeTruthy();
});

it.each([1200, 360] as const)(
  'nothing is offered at %i pixels, and chosen features wait',
  async (screenPx) => {
    useDeviceSettings.getState().changeSettings({ sideFeatures: ['nextGames'] });
    await open(screenPx);
    expect(screen.queryByRole('button', { name: 'Beside the board' })).toBeNull();
    expect(titles()).toEqual([]);
    expect(book.calls.map(({ path }) => path)).not.toContain('/api/offering/next-games');
    expect(useDeviceSettings.getState().sideFeatures).toEqual(['nextGames']);
  },
);

it('closing a feature gives the focus back to the element that opened it, and to the control when that is gone', async () => {
  await open(1920);
  await userEvent.click(control());
  const opener = await choice('Open bets');
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('button', { name: 'Close Open bets' }));
  expect(feature('Open bets')).toBeNull();
  // The panel closed with the press outside of it, and the choice with the panel.
  expect(document.activeElement).toBe(control());
});

it('open bets show there with risk, to win and a link to each ticket, for signed-in customers', async () => {
  useDeviceSettings.getState().changeSettings({ sideFeatures: ['openBets'] });
  await open(1440);
  const bets = within(await screen.findByRole('region', { name: 'Open bets' }));
  expect((await bets.findByRole('listitem')).textContent).toMatch(
    /Straight.*Chiefs.*Risk110\.00To win100\.00/,
  );
  expect(bets.getByRole('link', { name: '100-1' }).getAttribute('href')).toBe('/ticket/100');
  act(() => useSession.setState({ session: { online: false, customer: null, balance: null } }));
  expect(await bets.findByRole('link', { name: 'Sign in' })).toBeTruthy();
  expect(bets.queryByRole('listitem')).toBeNull();
});

it('games that start next have live prices, which go onto the slip unless they may be old', async () => {
  useDeviceSettings.getState().changeSettings({ sideFeatures: ['nextGames'] });
  const { send, games, asked } = await open(1440);
  await screen.findByRole('grid', { name: 'Starting soon' });
  await waitFor(() => expect(asked()).toContain(LINES_TOPIC));
  await send(games.snapshot());
  const price = () => screen.getByRole('button', { name: /^Visitors 1, moneyline/ });
  await userEvent.click(price());
  expect(useSlip.getState().items).toMatchObject([{ pick: { gameNum: 1, market: 'M', side: 'team1' } }]);
  await userEvent.click(price());
  expect(useSlip.getState().items).toEqual([]);
  act(() => useLineState.getState().applyLineState({ connection: 'offline', staleSinceMs: Date.now() }));
  expect(price().getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(price());
  expect(useSlip.getState().items).toEqual([]);
});

it.each([
  ['nextGames', '/api/offering/next-games'],
  ['props', '/api/offering/games/7/props'],
] as const)(
  '%s is requested every 30 seconds as long as it is shown, and not after that',
  async (feature, path) => {
    useDeviceSettings.getState().changeSettings({ sideFeatures: [feature], propsGame: GAME });
    vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
    });
    await open(1440);
    const asks = () => book.calls.filter((call) => call.path === path).length;
    await waitFor(() => expect(asks()).toBeGreaterThan(0));
    const atFirst = asks();
    for (const beat of [1, 2, 3]) {
      await act(() => vi.advanceTimersByTimeAsync(30_000));
      expect(asks() - atFirst).toBe(beat);
    }
    act(() => useDeviceSettings.getState().changeSettings({ sideFeatures: [] }));
    const atLast = asks();
    await act(() => vi.advanceTimersByTimeAsync(90_000));
    expect(asks()).toBe(atLast);
  },
);

it('a price of a list is gone when its line closes, without a message from the book', async () => {
  useDeviceSettings.getState().changeSettings({ sideFeatures: ['nextGames'] });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { send, games, asked } = await open(1440);
  await screen.findByRole('grid', { name: 'Starting soon' });
  await waitFor(() => expect(asked()).toContain(LINES_TOPIC));
  await send(games.snapshot());
  const price = () => screen.queryByRole('button', { name: /^Visitors 1, moneyline/ });
  await waitFor(() => expect(price()?.dataset['state']).toBe('open'));
  // The first check sees nothing new.
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(price()?.dataset['state']).toBe('open');
  const { bookClock } = useLineState.getState();
  const closesMs = sampleLine(1).periodWagerCutoffMs;
  useLineState.setState({ bookClock: { ...bookClock, wallMs: Date.now(), bookMs: closesMs - 200 } });
  await act(() => vi.advanceTimersByTimeAsync(1_200));
  expect(price()?.dataset['state'] ?? 'none').toBe('none');
});

it('a feature says that there is nothing, or that it failed, and asks again', async () => {
  book.answers['GET /api/offering/next-games'] = { status: 503, body: { error: { code: 'unavailable' } } };
  useDeviceSettings.getState().changeSettings({ sideFeatures: ['nextGames'] });
  await open(1440);
  const list = within(await screen.findByRole('region', { name: 'Starting soon' }));
  await list.findByRole('alert');
  book.answers['GET /api/offering/next-games'] = { body: { games: [] } };
  await userEvent.click(list.getByRole('button', { name: 'Try again' }));
  expect(await list.findByText('Nothing is about to start')).toBeTruthy();
  expect(list.queryByRole('alert')).toBeNull();
});

it('SCR2-10: without a provider the props of the game show there, over and under with live prices', async () => {
  useDeviceSettings.getState().changeSettings({ sideFeatures: ['props'], propsGame: GAME });
  const { send, contests, asked } = await open(1440);
  const props = within(await screen.findByRole('region', { name: 'Props builder' }));
  expect(await props.findByRole('heading', { name: 'Visitors 7 at Hosts 7' })).toBeTruthy();
  await waitFor(() => expect(asked()).toContain(CONTEST_TOPIC));
  await send(contests.snapshot());
  const over = props.getByRole('button', { name: /^Over 235½, Marcus Webb \(Visitors 7\) – Passing Yards/ });
  expect(over.textContent).toContain('−115');
  expect(over.tabIndex).toBe(0);
  await userEvent.click(over);
  expect(useSlip.getState().items).toMatchObject([{ pick: { contestNum: 8, contestantNum: 1 } }]);
  // The number moves: that makes it a different question.
  await send(
    contests.change(
      putOp('contestLine', { ...propLine(1, 'Over 240.5'), version: 2 }),
      putOp('contestLine', { ...propLine(2, 'Under 240.5'), version: 2 }),
    ),
  );
  expect(await props.findByRole('button', { name: /^Under 240½, Marcus Webb/ })).toBeTruthy();
  expect(props.queryByText('235½')).toBeNull();
});

it('SCR2-10, CON1-52: with a provider its widget of the game shows there, as high as it says', async () => {
  openTestPage({ site: { integrations: ['propsBuilder'] } });
  book.answers['POST /api/integrations/launch'] = ({ body }) => {
    const { parameters } = body as { parameters: { name: string; value: string }[] };
    const game = parameters.find(({ name }) => name === 'gameNum')?.value;
    return { body: { address: `https://props.example/w?game=${game}` } };
  };
  book.answers['GET /api/integrations'] = { body: { out: [] } };
  useDeviceSettings.getState().changeSettings({ sideFeatures: ['props'], propsGame: GAME });
  await open(1440);
  const frame = await screen.findByTitle<HTMLIFrameElement>('Props builder');
  expect(frame.src).toBe('https://props.example/w?game=7');
  dispatchEvent(
    new MessageEvent('message', {
      source: frame.contentWindow,
      origin: 'https://props.example',
      data: { type: 'height', height: 1_234 },
    }),
  );
  await waitFor(() => expect(frame.parentElement!.style.height).toBe('1234px'));
});

it('SCR2-10: the link of a game shows its props here with the focus on them, which goes back when they are closed', async () => {
  book.answers['GET /api/offering/props-games'] = { body: { gameNums: [1] } };
  // jsdom has no layout: the board is told that it has room for a few rows.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(720);
  const { send, games, asked } = await open(1440);
  act(() => void useOffering.getState().chooseLeague(LINES_TOPIC));
  await waitFor(() => expect(asked()).toContain(LINES_TOPIC));
  await send(games.snapshot());
  act(() => useOffering.getState().toggleUnfolded(1));
  const link = await screen.findByRole('link', { name: 'Props builder, Visitors 1 at Hosts 1' });
  link.focus();
  await userEvent.click(link);
  const props = await screen.findByRole('region', { name: 'Props builder' });
  await waitFor(() => expect(document.activeElement).toBe(props));
  expect(await within(props).findByRole('heading', { name: 'Visitors 1 at Hosts 1' })).toBeTruthy();
  await userEvent.click(within(props).getByRole('button', { name: 'Close Props builder' }));
  expect(document.activeElement).toBe(link);
});

it('before a game is chosen the props say how to choose one, and a restriction removes them', async () => {
  useDeviceSettings.getState().changeSettings({ sideFeatures: ['props'] });
  await open(1440);
  expect(await screen.findByText('No game chosen yet')).toBeTruthy();
  act(() => {
    openTestPage({ customer: { restrictions: [{ code: 'PROPS', params: {} }] } });
    useDeviceSettings.getState().changeSettings({ propsGame: GAME });
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Your account is not authorized');
  expect(book.calls.map(({ path }) => path)).not.toContain('/api/offering/games/7/props');
});
