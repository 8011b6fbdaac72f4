import type { GameAnswer, OfferedLine } from '@lineboard/domain/lines/offering/game-answer.schema';
import type { BetsOfGame } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import { createScore } from '@lineboard/domain/testing/book-fixtures';
import { LINES_TOPIC, SAMPLE_NOW_MS, sampleGame, sampleLine } from '@lineboard/workers/testing/sample-book';
import { putOp, SampleGateway } from '@lineboard/workers/testing/sample-gateway';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBet, createItem, gradeBet } from '../../../testing/bet-examples.ts';
import { answered, setUpCombinationWorker } from '../../../testing/combination-worker.ts';
import { createPulse } from '../../../testing/create-pulse.ts';
import { createTestLivePage } from '../../../testing/create-test-live-page.ts';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openScreen } from '../../../testing/open-screen.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { LiveProvider } from '../../page/app/LiveProvider.tsx';
import { useLineState } from '../../ground/live/line-state.ts';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { useCombination } from '../../betting/slip/state/combination-store.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { GamePage } from './GamePage.tsx';
import { useGame } from './game-store.ts';
import { useGameBets } from './game-bets-store.ts';
import { useLastLooks } from './last-looks-store.ts';

const GAME_PATH = '/api/offering/games/7';
const SCORES_TOPIC = 'scores/Basketball';

const line = (periodNumber: number, fields: Partial<OfferedLine> = {}): OfferedLine => ({
  periodNumber,
  spread: 3,
  hasMoneyLine: true,
  hasDraw: false,
  total: 44,
  team1Total: null,
  team2Total: null,
  ...fields,
});
const FULL = line(0, { team1Total: 20.5, team2Total: 23.5 });
const FIRST_HALF = line(1, { spread: 1.5, total: 22 });
const ALTERNATES = [
  line(20, { spread: 7, hasMoneyLine: false, total: null }),
  line(21, { spread: -1, hasMoneyLine: false, total: null }),
];
const live = (changed: Partial<GameScore> = {}): GameScore =>
  createScore({
    gameNum: 7,
    phase: 'live',
    clock: 'Q2 4:12',
    score1: 10,
    score2: 7,
    version: 1,
    segments: [
      [7, 0],
      [3, 7],
    ],
    ...changed,
  });

const answer = (changed: Partial<GameAnswer> = {}, score: GameScore | null = null): GameAnswer => {
  const { sportType, sportSubType, team1Id, team2Id, team1RotNum } = sampleGame(7);
  return {
    game: {
      eventId: 7,
      sportType,
      sportSubType,
      team1Id,
      team2Id,
      team1RotNum,
      score,
      gameDateTimeMs: SAMPLE_NOW_MS + 3 * 3_600_000,
    },
    isPast: false,
    topic: LINES_TOPIC,
    lines: [FULL, FIRST_HALF],
    ...changed,
  };
};

const bets = (changed: Partial<BetsOfGame> = {}): BetsOfGame => ({
  pending: [],
  open: [],
  graded: [],
  hasMore: false,
  ...changed,
});

let book: FakeBook;

beforeEach(() => {
  useLastLooks.setState({ looks: [] });
  book = openFakeBook({
    [`GET ${GAME_PATH}`]: { body: answer() },
    [`GET ${GAME_PATH}/props`]: { body: { contestants: [] } },
    [`GET ${GAME_PATH}/history`]: { status: 404, body: { error: { code: 'notFound' } } },
    'GET /api/bets/of-game/7': { body: bets() },
  });
  openTestPage();
  openScreen(1440);
  useLineState.getState().applyLineState({
    bookClock: { wallMs: Date.now(), bookMs: SAMPLE_NOW_MS, speed: 1 },
  });
  useGame.getState().forget();
  useGameBets.getState().forget();
  useOffering.setState({ ...useOffering.getInitialState(), menu: [] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  useOffering.setState(useOffering.getInitialState());
});

const open = async (gameNum: number | null = 7, search = '') => {
  const { page, socket } = createTestLivePage();
  await renderPart(
    <LiveProvider page={page}>
      <GamePage gameNum={gameNum} />
    </LiveProvider>,
    'en',
    `/game/${gameNum}${search}`,
  );
  await vi.waitFor(() => expect(socket.calls).toContain('connect'));
  act(() => {
    socket.tell({ kind: 'connected' });
    socket.tell({ kind: 'pulse', message: createPulse() });
  });
  await vi.waitFor(() => expect(useGame.getState().answer).not.toBeNull());
  const send = (...messages: Parameters<typeof socket.tell>) =>
    act(async () => {
      socket.tell(...messages);
      await new Promise((done) => setTimeout(done, 60));
    });
  const asked = () => socket.requests.flatMap(({ topics }) => topics.map(({ topic }) => topic));
  return { socket, send, asked };
};

/** A gateway's lines of game 7: the full game's, and those of every given period. */
const linesOf = (periods: readonly number[] = [0, 1]) =>
  new SampleGateway(LINES_TOPIC, [
    putOp('game', sampleGame(7)),
    ...periods.map((periodNumber) => putOp('line', sampleLine(7, periodNumber))),
  ]);
const cells = (sentence: RegExp) => screen.getAllByRole('button', { name: sentence });
const rows = (): string[] =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent?.trim()).join('|'));

describe('a game’s page', () => {
  it('says who plays, when, and how long until then', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Visitors 7 at Hosts 7' })).toBeTruthy();
    expect(screen.getByText('in 3 hours')).toBeTruthy();
    expect(rows()).toEqual([
      'Team',
      expect.stringContaining('Visitors 7'),
      expect.stringContaining('Hosts 7'),
    ]);
  });

  it('says before the start where the line opened and is now, and what the customer has on it; in the game the score', async () => {
    book.answers[`GET ${GAME_PATH}/history`] = {
      body: {
        gameNum: 7,
        points: [
          { bookMs: 1_000, spread1: 3, moneyLine1: 144, totalPoints: null },
          { bookMs: 2_000, spread1: -2.5, moneyLine1: 144, totalPoints: 44.5 },
        ],
      },
    };
    book.answers['GET /api/bets/of-game/7'] = {
      body: bets({
        open: [createBet(100, 1, { riskCents: 5_000 }), createBet(101, 1, { riskCents: 2_500 })],
      }),
    };
    const head = () => screen.getByRole('region', { name: 'Visitors 7 at Hosts 7' });
    const told = () => [...head().querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    await open();
    await waitFor(() =>
      expect(told()).toEqual(['OpenHosts 7 −3', 'NowVisitors 7 −2½ · 44½', 'Your bets2 · 75.00 at risk']),
    );
    cleanup();
    useGame.getState().forget();
    book.answers[`GET ${GAME_PATH}`] = { body: answer({}, live()) };
    await open();
    expect(told()).toEqual([]);
  });

  it('says before the start where the line is now as soon as its number moves', async () => {
    const tellHistory = (...spreads: number[]): void => {
      const points = spreads.map((spread1, at) => ({
        bookMs: 1_000 + at,
        spread1,
        moneyLine1: 144,
        totalPoints: null,
      }));
      book.answers[`GET ${GAME_PATH}/history`] = { body: { gameNum: 7, points } };
    };
    tellHistory(3);
    const { send } = await open();
    const lines = linesOf();
    await send(lines.snapshot());
    const now = () => document.querySelector('dl > [data-now=true]')?.textContent;
    const asked = () => book.calls.filter(({ path }) => path === `${GAME_PATH}/history`).length;
    // Head and chart ask, and the head again for the lines, which come after the page.
    await waitFor(() => expect([asked() > 2, now()]).toEqual([true, 'NowHosts 7 −3']), { timeout: 3_000 });
    tellHistory(3, 2.5);
    await send(lines.change(putOp('line', sampleLine(7, 0, { spread1: 2.5, spread2: -2.5, version: 2 }))));
    await waitFor(() => expect(now()).toBe('NowHosts 7 −2½'), { timeout: 1_500 });
  });

  it('has a column for each part of the game, played or not, and the total', async () => {
    book.answers[`GET ${GAME_PATH}`] = { body: answer({}, live()) };
    await open();
    expect(screen.getByText('Live · Q2 · 4:12 left')).toBeTruthy();
    expect(rows()).toEqual([
      'Quarter|1|2|3|4|T',
      expect.stringMatching(/Visitors 7\|7\|3\|\|\|10$/),
      expect.stringMatching(/Hosts 7\|0\|7\|\|\|7$/),
    ]);
    expect(screen.getByTitle('Quarter 3').textContent).toBe('3');
  });

  it('follows the score without a reload, and says since when it may be old', async () => {
    book.answers[`GET ${GAME_PATH}`] = { body: answer({}, live()) };
    const { send, asked, socket } = await open();
    await waitFor(() => expect(asked()).toContain(SCORES_TOPIC));
    const scores = new SampleGateway(SCORES_TOPIC, [putOp('game', sampleGame(7)), putOp('score', live())]);
    await send(scores.snapshot());
    await send(scores.change(putOp('score', live({ score1: 17, clock: 'Q2 0:40', version: 2 }))));
    expect(screen.getByText('Live · Q2 · 0:40 left')).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'Has the ball' })).toBeNull();
    await send(scores.change(putOp('score', live({ score1: 17, situation: [1], version: 3 }))));
    const marked = screen.getByRole('img', { name: 'Has the ball' }).closest('tr');
    expect(marked?.textContent).toContain('Visitors 7');
    expect(rows()[1]).toMatch(/\|17$/);
    await send({ kind: 'disconnected' });
    await waitFor(() => expect(screen.getByText(/^Score may be old since/)).toBeTruthy());
    expect(screen.queryByRole('img', { name: 'Has the ball' })).toBeNull();
    expect(socket.calls).toContain('connect');
  });

  it('offers the board’s prices: a price goes onto the slip, and one that may be old never does', async () => {
    const { send, asked } = await open();
    await waitFor(() => expect(asked()).toContain(LINES_TOPIC));
    await send(linesOf().snapshot());
    const [spread] = cells(/^Visitors 7, spread/);
    await waitFor(() => expect(spread?.dataset['state']).toBe('open'));
    // The half is a separate part.
    expect(cells(/^Visitors 7, 1st half, spread/)).toHaveLength(1);
    expect(cells(/^Visitors 7 over, team total/)).toHaveLength(1);
    await userEvent.click(spread!);
    expect(useSlip.getState().items.map(({ pick }) => pick)).toEqual([
      { type: 'G', gameNum: 7, periodNumber: 0, market: 'S', side: 'team1' },
    ]);
    act(() => useLineState.getState().applyLineState({ connection: 'stale', staleSinceMs: Date.now() }));
    const [money] = cells(/^Visitors 7, moneyline/);
    await waitFor(() => expect(money?.dataset['state']).toBe('stale'));
    await userEvent.click(money!);
    expect(useSlip.getState().items).toHaveLength(1);
    expect(await screen.findByText(/^Prices may be old since/)).toBeTruthy();
  });

  it('HR-12.7: has what a teaser takes alone while the slip is set to one, at the numbers of its card', async () => {
    book.answers[`GET ${GAME_PATH}`] = { body: answer({ lines: [FULL, FIRST_HALF, ...ALTERNATES] }) };
    const { send } = await open();
    await send(linesOf([0, 1, 20, 21]).snapshot());
    act(() => useSlip.getState().chooseWagerType('teaser'));
    const part = within(screen.getByRole('region', { name: 'Lines' }));
    const told = () => [...document.querySelectorAll('[data-pick]')].map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(told()).toEqual(['−3½\u200a→+½', '+3½\u200a→+7½', 'O 221½\u200a→217½', 'U 221½\u200a→225½']),
    );
    expect(part.queryByText('Moneyline')).toBeNull();
    act(() => useSlip.getState().chooseWagerType('straight'));
    await waitFor(() => expect(told().length).toBeGreaterThan(12));
  });

  it('shows the regulation line next to the game’s own, with a draw that goes onto the slip', async () => {
    const topic = 'lines/main/Hockey/NHL';
    const nhl = { sportType: 'Hockey', sportSubType: 'NHL' };
    const regulation = line(10, { spread: null, total: null, hasDraw: true });
    book.answers[`GET ${GAME_PATH}`] = {
      body: answer({ game: { ...answer().game, ...nhl }, topic, lines: [FULL, regulation] }),
    };
    const { send, asked } = await open();
    await waitFor(() => expect(asked()).toContain(topic));
    const lines = new SampleGateway(topic, [
      putOp('game', sampleGame(7, nhl)),
      putOp('line', sampleLine(7)),
      putOp('line', sampleLine(7, 10, { moneyLine1: 140, moneyLine2: 165, moneyLineDraw: 330 })),
    ]);
    await send(lines.snapshot());
    expect(screen.getByText('Regulation')).toBeTruthy();
    const [draw, ...others] = cells(/^Draw/);
    expect([draw?.dataset['pick'], others]).toEqual(['G.7.10.M.draw', []]);
    await waitFor(() => expect(draw?.dataset['state']).toBe('open'));
    await userEvent.click(draw!);
    expect(useSlip.getState().items.map(({ itemId }) => itemId)).toEqual(['G.7.10.M.draw']);
  });

  it('lists alternate lines by their numbers, including the game’s own, which shows its price in both places', async () => {
    book.answers[`GET ${GAME_PATH}`] = { body: answer({ lines: [FULL, ...ALTERNATES] }) };
    const { send, asked } = await open();
    await waitFor(() => expect(asked()).toContain(LINES_TOPIC));
    await send(linesOf([0, 20, 21]).snapshot());
    const ladder = screen.getByRole('rowgroup', { name: 'Alternate lines' });
    expect(within(ladder).getByText('Main line').closest('[data-index]')?.getAttribute('data-index')).toBe(
      '3',
    );
    const own = cells(/^Hosts 7, spread/).filter((cell) => cell.dataset['pick']?.includes('7.0.'));
    expect(own).toHaveLength(2);
    for (const cell of own) await waitFor(() => expect(cell.dataset['state']).toBe('open'));
  });

  it('shows the customer’s own open bets with their state, and the settled ones', async () => {
    const item = createItem({}, 7);
    book.answers['GET /api/bets/of-game/7'] = {
      body: bets({
        open: [{ ...createBet(100, 1), items: [item] }],
        graded: [gradeBet(createBet(90, 1), 'W', 10_000)],
      }),
    };
    await open();
    const part = screen.getByRole('region', { name: 'Your bets on this game' });
    expect(await within(part).findByRole('link', { name: '100-1' })).toBeTruthy();
    expect(within(part).getByRole('heading', { name: 'Settled' })).toBeTruthy();
    expect(within(part).getByRole('link', { name: '90-1' }).getAttribute('href')).toContain('/ticket/90');
    expect(within(part).queryByRole('link', { name: /more/ })).toBeNull();
  });

  it('requests the bets again when the account has moved', async () => {
    await open();
    await screen.findByText('No bets on this game');
    book.answers['GET /api/bets/of-game/7'] = { body: bets({ open: [createBet(101, 1)], hasMore: true }) };
    const { balance } = useSession.getState().session as { balance: { version: number } };
    act(() => useSession.getState().applyBalance({ ...balance, version: balance.version + 1 } as never));
    expect(await screen.findByRole('link', { name: '101-1' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'There are more: see all open bets' })).toBeTruthy();
    expect(screen.getByText('1 or more')).toBeTruthy();
    expect(screen.queryByText(/at risk/)).toBeNull();
  });

  it('says in words that the book offers nothing besides the lines', async () => {
    await open();
    expect(await screen.findByText('No props are open for this game')).toBeTruthy();
  });

  it('leads a visitor to sign in, and requests nothing about an account', async () => {
    useSession.setState({ session: { online: false, customer: null, balance: null } });
    await open();
    const part = screen.getByRole('region', { name: 'Your bets on this game' });
    expect(within(part).getByRole('link', { name: 'Sign in' })).toBeTruthy();
    expect(book.calls.some(({ path }) => path.startsWith('/api/bets'))).toBe(false);
  });

  it('asks for the history again by a press where it didn’t come', async () => {
    book.answers[`GET ${GAME_PATH}/history`] = { status: 503, body: { error: { code: 'unavailable' } } };
    await open();
    const part = within(screen.getByRole('region', { name: 'Line history' }));
    const retry = await part.findByRole('button', { name: 'Try again' });
    book.answers[`GET ${GAME_PATH}/history`] = {
      body: { gameNum: 7, points: [{ bookMs: 1_000, spread1: 3, moneyLine1: 144, totalPoints: 47 }] },
    };
    await userEvent.click(retry);
    expect(await part.findByText(/opened \+3/)).toBeTruthy();
  });

  it('shows how each market moved, as a figure and as a table', async () => {
    book.answers[`GET ${GAME_PATH}/history`] = {
      body: {
        gameNum: 7,
        points: [
          { bookMs: 1_000, spread1: 3, moneyLine1: 144, totalPoints: 47 },
          { bookMs: 2_000, spread1: 2.5, moneyLine1: 144, totalPoints: null },
        ],
      },
    };
    await open();
    const part = screen.getByRole('region', { name: 'Line history' });
    expect(
      await within(part).findByText(/opened \+3, now \+2½, between .* From .*, 7:00 PM until now\.$/),
    ).toBeTruthy();
    await userEvent.click(within(part).getByText('All values'));
    const told = () =>
      within(part)
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(told()).toEqual(['+2½', '+3']);
    await userEvent.click(within(part).getByRole('button', { name: 'Total' }));
    expect(told()).toEqual(['no line', '47']);
    await userEvent.click(within(part).getByRole('button', { name: 'Moneyline' }));
    expect(told()).toEqual(['+144']);
  });

  it('offers to tell of the line, but nobody in a time-out, in a demo or signed out, and not once the game has begun', async () => {
    book.answers[`GET ${GAME_PATH}/history`] = {
      body: { gameNum: 7, points: [{ bookMs: 1_000, spread1: 3, moneyLine1: 144, totalPoints: 47 }] },
    };
    const isOffered = async (): Promise<boolean> => {
      useGame.getState().forget();
      await open();
      await screen.findByText(/opened \+3, now \+3/);
      const found = screen.queryByRole('button', { name: 'Tell me when…' }) !== null;
      cleanup();
      return found;
    };
    expect(await isOffered()).toBe(true);
    openTestPage({ customer: { timeOut: { length: 'day', beganAtMs: 0, endsAtMs: Date.now() + 60_000 } } });
    expect(await isOffered()).toBe(false);
    openTestPage({ customer: { isDemo: true } });
    expect(await isOffered()).toBe(false);
    openTestPage();
    book.answers[`GET ${GAME_PATH}`] = { body: answer({}, live()) };
    expect(await isOffered()).toBe(false);
    book.answers[`GET ${GAME_PATH}`] = { body: answer({ isPast: true }) };
    expect(await isOffered()).toBe(false);
    book.answers[`GET ${GAME_PATH}`] = { body: answer() };
    useSession.setState({ session: { online: false, customer: null, balance: null } });
    expect(await isOffered()).toBe(false);
  });

  it('tells of the line of each part of the game as well, from where that stands', async () => {
    book.answers[`GET ${GAME_PATH}/history`] = {
      body: { gameNum: 7, points: [{ bookMs: 1_000, spread1: 3, moneyLine1: 144, totalPoints: null }] },
    };
    book.answers['GET /api/line-alerts'] = { body: { alerts: [] } };
    book.answers['POST /api/line-alerts'] = { body: { state: 'refused', refusal: 'already' } };
    const { send } = await open();
    await send(linesOf().snapshot());
    const part = within(screen.getByRole('region', { name: 'Line history' }));
    const tell = async (market: string) => {
      await userEvent.click(await part.findByRole('button', { name: market }));
      await userEvent.click(await part.findByRole('button', { name: 'Tell me when…' }));
      const dialog = within(await screen.findByRole('dialog', { name: /^Tell me when/ }));
      const figure = () =>
        dialog.getAllByRole('status').find(({ tagName }) => tagName === 'OUTPUT')?.textContent;
      const end = () => userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      return { dialog, figure, end, period: () => dialog.queryByLabelText('Part of the game') };
    };
    const spread = await tell('Spread');
    expect(spread.figure()).toBe('+3½');
    await userEvent.selectOptions(spread.period()!, '1st half');
    expect(spread.figure()).toBe('+2');
    await userEvent.click(spread.dialog.getByRole('button', { name: 'Tell me' }));
    await spread.dialog.findByRole('alert');
    expect(book.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      gameNum: 7,
      periodNumber: 1,
      market: 'S',
      watch: { kind: 'number', points: 2 },
    });
    await spread.end();
    const money = await tell('Moneyline');
    await userEvent.selectOptions(money.period()!, '1st half');
    expect(money.figure()).toBe('−155');
    await money.end();
    // The full game has no total now: its part is the only one.
    const total = await tell('Total');
    expect([total.period(), total.figure()]).toEqual([null, '21½']);
    // It is gone meanwhile, and no other is there: the dialog stays what it was opened for.
    act(() => useGame.setState({ answer: answer({ lines: [FULL] }) }));
    expect(await screen.findByRole('heading', { name: 'Total · 1st half' })).toBeTruthy();
    expect(total.figure()).toBe('21½');
    await total.end();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(part.queryByRole('button', { name: 'Tell me when…' })).toBeNull();
  });

  it('says what a market was when the game was looked at before on this device', async () => {
    const point = { spread1: 3, moneyLine1: 144, totalPoints: 47 };
    const moved = [
      { ...point, bookMs: 1_000 },
      { ...point, bookMs: 2_000, spread1: 2.5 },
    ];
    book.answers[`GET ${GAME_PATH}/history`] = { body: { gameNum: 7, points: [moved[0]] } };
    await open();
    const part = () => screen.getByRole('region', { name: 'Line history' });
    expect(await within(part()).findByText(/^Next time/)).toBeTruthy();
    cleanup();
    book.answers[`GET ${GAME_PATH}/history`] = { body: { gameNum: 7, points: moved } };
    await open();
    expect(await within(part()).findByText(/^When you last looked, .*: \+3$/)).toBeTruthy();
    expect([...part().querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
      'Open+3',
      'Low+2½',
      'High+3',
      'Now+2½',
    ]);
    await userEvent.click(within(part()).getByRole('button', { name: 'Total' }));
    expect(within(part()).getByText(/^Unchanged since you looked/)).toBeTruthy();
  });

  it('requests a game that left the book once, and shows no lines', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const final = live({ phase: 'final', clock: '', score1: 20, score2: 27 });
    book.answers[`GET ${GAME_PATH}`] = { body: answer({ isPast: true, topic: null, lines: [] }, final) };
    const { asked, socket } = await open();
    expect(screen.getByText('The game is over. Its score stands above.')).toBeTruthy();
    expect(screen.getByText('Final')).toBeTruthy();
    for (let second = 0; second < 90; second += 1) {
      act(() => socket.tell({ kind: 'pulse', message: createPulse() }));
      await act(() => vi.advanceTimersByTimeAsync(1_000));
    }
    expect(book.calls.filter(({ path }) => path === GAME_PATH)).toHaveLength(1);
    expect(asked()).not.toContain(SCORES_TOPIC);
  });

  it('requests the game again while lines may come and go', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await open();
    expect(screen.queryByText('1st half')).not.toBeNull();
    book.answers[`GET ${GAME_PATH}`] = { body: answer({ lines: [FULL] }) };
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await vi.waitFor(() => expect(screen.queryByText('1st half')).toBeNull());
  });

  it.each([null, 99])(
    'says that there is no game with the number %s, and leads to the scores',
    async (gameNum) => {
      book.answers['GET /api/offering/games/99'] = { status: 404, body: { error: { code: 'notFound' } } };
      await open(gameNum);
      expect(screen.getByText('No such game')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'To the scores' }).getAttribute('href')).toContain('/scores');
    },
  );

  it('says when it couldn’t be loaded, and tries again on a press', async () => {
    book.answers[`GET ${GAME_PATH}`] = 'lost';
    const opened = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    book.answers[`GET ${GAME_PATH}`] = { body: answer() };
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await opened;
    expect(await screen.findByText('in 3 hours')).toBeTruthy();
  });
});

describe('combining bets of a game', () => {
  setUpCombinationWorker();

  const button = () => screen.queryByRole('button', { name: 'Combine' });
  const COMBINE = '?combine=true';

  it('is begun by the address, and ends with the page', async () => {
    await open(7, COMBINE);
    expect(button()?.getAttribute('aria-pressed')).toBe('true');
    expect(useCombination.getState()).toMatchObject({ gameNum: 7 });
    expect(useSlip.getState().options.wagerType).toBe('parlay');
    expect(useCombination.getState().candidates.length).toBeGreaterThan(10);
    cleanup();
    expect(useCombination.getState()).toMatchObject({ gameNum: null, candidates: [] });
  });

  it('HR-64.3: greys what can’t join, says why when it is pressed, and leaves no trace when it ends', async () => {
    const { send } = await open(7, COMBINE);
    await send(linesOf().snapshot());
    const [spread] = cells(/^Visitors 7, spread/);
    const [moneyLine] = cells(/^Visitors 7, moneyline/);
    const [total] = cells(/^Over, /);
    await userEvent.click(spread!);
    await answered();
    expect(moneyLine?.getAttribute('aria-description')).toBe('One decides the other: Visitors 7 −3½.');
    expect(total?.hasAttribute('aria-description')).toBe(false);
    await userEvent.click(moneyLine!);
    expect(useSlip.getState().items).toHaveLength(1);
    expect(screen.getByText('One decides the other: Visitors 7 −3½.')).toBeTruthy();
    await userEvent.click(total!);
    await answered();
    expect(useSlip.getState().items).toHaveLength(2);
    expect(screen.getByText('2 bets in one price').nextElementSibling?.textContent).toMatch(/^\+\d{3}$/);
    await userEvent.click(moneyLine!);
    const why = screen.getByText('One decides the other: Visitors 7 −3½.');
    expect(why.nextElementSibling?.textContent).toMatch(/^\+\d{3}$/);
    await userEvent.click(cells(/^Under, /)[0]!);
    expect(screen.getByText(/^Can’t win with Over /).nextElementSibling?.textContent).toMatch(/^\+\d{3}$/);
    await userEvent.click(button()!);
    expect(moneyLine?.hasAttribute('aria-description')).toBe(false);
    await userEvent.click(moneyLine!);
    expect(useSlip.getState().items).toHaveLength(3);
  });

  it('is begun by nothing else', async () => {
    await open(7, '?combine=false');
    expect(button()?.getAttribute('aria-pressed')).toBe('false');
    expect(useCombination.getState().gameNum).toBeNull();
  });

  it('HR-64.1: says that the game has begun, to those who were led here', async () => {
    book.answers[`GET ${GAME_PATH}`] = { body: answer({}, live()) };
    await open(7, COMBINE);
    expect(screen.getByText('The game has begun. Its bets can’t be combined anymore.')).toBeTruthy();
    expect(button()).toBeNull();
    expect(useCombination.getState().gameNum).toBeNull();
  });

  it('OWN-8: is not there in a time-out, nor on a game of a league that it isn’t sold on', async () => {
    openTestPage({ customer: { timeOut: { startedAtMs: 1, endsAtMs: null } as never } });
    await open(7, COMBINE);
    expect(button()).toBeNull();
    expect(useCombination.getState().gameNum).toBeNull();
    cleanup();
    openTestPage();
    useGame.getState().forget();
    const { game } = answer();
    book.answers[`GET ${GAME_PATH}`] = {
      body: answer({ game: { ...game, sportType: 'Soccer', sportSubType: 'EPL' } }),
    };
    await open(7, COMBINE);
    expect(button()).toBeNull();
  });
});
