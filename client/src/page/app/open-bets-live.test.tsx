import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import { createGame, createLine, createScore } from '@lineboard/domain/testing/book-fixtures';
import { createTeaserCard, createTeaserTerms } from '@lineboard/domain/testing/wager-fixtures';
import type { FakeLiveSocket } from '@lineboard/workers/testing/fake-live-socket';
import { SAMPLE_NOW_MS } from '@lineboard/workers/testing/sample-book';
import { putOp, SampleGateway } from '@lineboard/workers/testing/sample-gateway';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBet, createItem, createOpenBetsAnswer, createParlay } from '../../../testing/bet-examples.ts';
import { createPulse } from '../../../testing/create-pulse.ts';
import { createTestLivePage } from '../../../testing/create-test-live-page.ts';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ShownAddress } from '../../../testing/ShownAddress.tsx';
import { useLineState } from '../../ground/live/line-state.ts';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { OpenBetsPage } from '../../books/open-bets/OpenBetsPage.tsx';
import { useOpenBets } from '../../books/open-bets/open-bets-store.ts';
import { keepLines } from './lifecycles.ts';

const NFL = 'lines/main/Football/NFL';
const SCORES = 'scores/Football';

let socket: FakeLiveSocket;
let stop: () => void;
let lines: SampleGateway;
let scores: SampleGateway;
/** The lines come when the test says so. */
let areLinesLate: boolean;

const game = (gameNum: number) =>
  createGame({ gameNum, feedId: 'simulator', team1Id: 'Chiefs', team2Id: 'Bills' });
const running = (changed: Partial<GameScore> = {}) =>
  createScore({
    phase: 'live',
    clock: 'Q3 4:12',
    score1: 21,
    score2: 14,
    segments: [
      [14, 7],
      [0, 7],
      [7, 0],
    ],
    ...changed,
  });

beforeEach(() => {
  openTestPage();
  useOffering.setState({ ...useOffering.getInitialState(), menu: [] });
  useOpenBets.getState().forget();
  lines = new SampleGateway(NFL, [putOp('game', game(1)), putOp('line', createLine({ disabled: false }))]);
  scores = new SampleGateway(SCORES, [putOp('game', game(1)), putOp('score', running())]);
  areLinesLate = false;
  const opened = createTestLivePage();
  ({ socket } = opened);
  stop = keepLines(opened.page);
});
afterEach(() => {
  cleanup();
  stop();
  vi.unstubAllGlobals();
  useOffering.setState(useOffering.getInitialState());
});

const say = (...messages: Parameters<FakeLiveSocket['tell']>): void => act(() => socket.tell(...messages));

/** The page with these bets, its link live and the topics they need subscribed. */
const show = async (...bets: OpenBet[]): Promise<HTMLElement> => {
  openFakeBook({ 'GET /api/open-bets': { body: createOpenBetsAnswer(bets) } });
  await renderPart(
    <>
      <OpenBetsPage />
      <ShownAddress />
    </>,
  );
  await vi.waitFor(() => expect(socket.calls).toContain('connect'));
  say({ kind: 'connected' });
  say({ kind: 'pulse', message: createPulse() });
  const asked = (): string[] => socket.requests.flatMap(({ topics }) => topics.map(({ topic }) => topic));
  await vi.waitFor(() => expect(asked()).toEqual(expect.arrayContaining([NFL, SCORES])));
  if (!areLinesLate) say(lines.snapshot());
  say(scores.snapshot());
  // The wait may have taken longer than a pulse lasts.
  say({ kind: 'pulse', message: createPulse() });
  return screen.findByRole('region', { name: `Ticket ${bets[0]?.ticketNumber}` });
};

const BEGUN = { gameDateTimeMs: SAMPLE_NOW_MS - 3_600_000 };
const STRAIGHT = createBet(100, 1, { items: [createItem(BEGUN)] });

describe('an open bet on a game in play', () => {
  it('says nothing of its line until that has come', async () => {
    areLinesLate = true;
    lines = new SampleGateway(NFL, [putOp('game', game(1)), putOp('line', createLine({ disabled: true }))]);
    const group = await show(STRAIGHT);
    await within(group).findByRole('link', { name: /Chiefs 21, Bills 14/ });
    expect(group.textContent).not.toContain('No line now');
    say(lines.snapshot());
    expect(await within(group).findByText('No line now')).toBeTruthy();
  });

  it('HR-40.6: shows score and clock, its state and by how much, and follows them', async () => {
    const group = await show(STRAIGHT);
    const strip = await within(group).findByRole('link', { name: /Chiefs 21, Bills 14/ });
    await vi.waitFor(() => {
      say({ kind: 'pulse', message: createPulse() });
      expect(strip.textContent).toBe('Q3 4:12 leftChiefs 21, Bills 14Winningcovering by 3½');
    });
    expect(group.textContent).toContain('Line now −3½ −110');
    say(
      scores.change(
        putOp(
          'score',
          running({
            score2: 21,
            segments: [
              [14, 7],
              [0, 7],
              [7, 7],
            ],
            version: 2,
          }),
        ),
      ),
    );
    await vi.waitFor(() => expect(strip.textContent).toContain('Losingneeds 4 more'));
  });

  it('HR-32.5: says that the score may be old, and no longer shows its state, when the link is gone', async () => {
    const group = await show(STRAIGHT);
    await within(group).findByText('Winning');
    say({ kind: 'disconnected' });
    await within(group).findByText('Score may be old');
    expect(group.textContent).toContain('Chiefs 21, Bills 14');
    expect(group.textContent).not.toMatch(/Winning|covering/);
  });

  it('HR-32.5: says that there is no score when none came before the link was gone', async () => {
    const bet = createBet(100, 1, { items: [createItem({ gameDateTimeMs: 0 })] });
    openFakeBook({ 'GET /api/open-bets': { body: createOpenBetsAnswer([bet]) } });
    await renderPart(<OpenBetsPage />);
    await vi.waitFor(() => expect(socket.calls).toContain('connect'));
    act(() => useLineState.getState().applyLineState({ connection: 'connecting' }));
    const group = await screen.findByRole('region', { name: 'Ticket 100' });
    expect(group.textContent).not.toContain('No live score');
    say({ kind: 'connected' });
    say({ kind: 'disconnected' });
    expect(await within(group).findByText('No live score')).toBeTruthy();
  });

  it('leads to the page of its game', async () => {
    const group = await show(STRAIGHT);
    fireEvent.click(await within(group).findByRole('link', { name: /Chiefs 21/ }));
    await vi.waitFor(() => expect(screen.getByText('address /game/1')).toBeTruthy());
  });

  it('HR-44.1: shows the score at which it was taken', async () => {
    const placedScore = { score1: 14, score2: 10, clock: 'Q2 5:00' };
    const group = await show(createBet(100, 1, { items: [createItem({ ...BEGUN, placedScore })] }));
    expect(group.textContent).toContain('Live bet at Chiefs 14, Bills 10 · Q2 · 5:00 left');
  });

  it('HR-12.4: treats a tie of a teaser’s leg as its card says', async () => {
    const leg = createItem({ ...BEGUN, finalLine: -7, teaserPoints: -3.5 });
    const bet = (ticketNumber: number, tieRule: 'tp' | 'tl') =>
      createBet(ticketNumber, 1, {
        betType: 'T',
        terms: createTeaserTerms({
          teaser: createTeaserCard({ teaserName: `T ${tieRule} 6/4`, tieRule }),
        }),
        items: [leg, createItem({ result: ['W', 'W'] }, 2)],
      });
    const push = await show(bet(101, 'tp'), bet(100, 'tl'));
    expect(await within(push).findByText('Push')).toBeTruthy();
    const lost = screen.getByRole('region', { name: 'Ticket 100' });
    expect(within(lost).getByText('Losing')).toBeTruthy();
    expect(lost.textContent).toContain('1 of 2 legs won, 1 live');
  });

  it('a parlay says how many of its legs are won, lost and live', async () => {
    const parlay = createParlay(100);
    const leg = parlay.items[0]!;
    const items = [leg, { ...leg, result: ['W', 'W'] } as const, { ...leg, result: ['L', 'L'] } as const];
    const group = await show({ ...parlay, items });
    expect(await within(group).findByText('1 of 3 legs won, 1 lost, 1 live')).toBeTruthy();
  });
});

describe('an open bet on a future game', () => {
  beforeEach(() => {
    scores = new SampleGateway(SCORES);
  });

  it.each([
    [{ spread1: -4.5, spread2: 4.5 }, 'Line now −4½ −110you have the better number'],
    [{ spread1: -3, spread2: 3 }, 'Line now −3 −110better now'],
    [{}, 'Line now −3½ −110unchanged'],
    // Better points at a worse price: the page doesn't say which is better.
    [{ spread1: -3, spread2: 3, spreadAdj1: -130 }, 'Line now −3 −130'],
    [{ disabled: true }, 'No line now'],
  ])('says where its line is now and who has the better number: %o', async (moved, words) => {
    lines = new SampleGateway(NFL, [putOp('game', game(1)), putOp('line', createLine(moved))]);
    const group = await show(
      createBet(100, 1, { items: [createItem({ gameDateTimeMs: SAMPLE_NOW_MS + 3_600_000 })] }),
    );
    const line = await within(group).findByText(/ine now/);
    await vi.waitFor(() => {
      say({ kind: 'pulse', message: createPulse() });
      expect(line.textContent).toBe(words);
    });
  });

  it('leads to its game on the board', async () => {
    lines = new SampleGateway(NFL, [putOp('game', game(1)), putOp('line', createLine({}))]);
    const group = await show(
      createBet(100, 1, { items: [createItem({ gameDateTimeMs: SAMPLE_NOW_MS + 3_600_000 })] }),
    );
    fireEvent.click(await within(group).findByRole('button', { name: 'Show on the board' }));
    await vi.waitFor(() => expect(screen.getByText('address /')).toBeTruthy());
    expect(useOffering.getState().target).toEqual({ topic: NFL, gameNum: 1 });
  });
});

it('releases what the bets needed with the page', async () => {
  await show(STRAIGHT);
  cleanup();
  await vi.waitFor(() => expect(socket.calls).toContain(`unsubscribe ${SCORES} ${NFL}`));
});
