import type { Quote } from '@lineboard/domain/betting/quote/quote';
import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import { createScore } from '@lineboard/domain/testing/book-fixtures';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { createQuote, CUSTOMER, SPREAD, SPREAD_ID } from '../../../testing/slip-examples.ts';
import { useFoundLines } from '../../betting/offering/found-lines-store.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { useLineState } from '../../ground/live/line-state.ts';
import { useFollowedPicks } from '../../books/open-bets/followed-picks-store.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { loadNumbersPart } from './numbers-parts.ts';
import { useNumbers } from './numbers-store.ts';
import { NumbersSlot } from './NumbersSlot.tsx';
import { REST_MS } from './watch-cells.ts';

beforeEach(async () => {
  openTestPage();
  // Preloaded, so that no test waits for a slow machine to load them.
  await Promise.all([loadNumbersPart('key'), loadNumbersPart('hold')]);
});
afterEach(() => {
  act(() => useNumbers.getState().close());
  vi.restoreAllMocks();
});

const tell = (quote: Quote | null, score: GameScore | null = null): void =>
  act(() => {
    const { picks, applyQuotes } = useFoundLines.getState();
    const watched = { epoch: 'e', score, isScoreFresh: true };
    applyQuotes(
      picks.map((pick) => [
        keyOfPick(pick),
        keyOfPick(pick) === SPREAD_ID && quote !== null ? { ...watched, quote } : null,
      ]),
    );
  });

/** As the topic of the sport's scores tells it to whoever follows the game. */
const tellScore = (score: GameScore): void =>
  act(() => {
    const { legs, apply } = useFollowedPicks.getState();
    apply(
      legs.map(({ pick }) => [
        keyOfPick(pick),
        { score, isScoreFresh: true, quote: null, isLineAwaited: false },
      ]),
    );
  });

/** A grid with one cell, and its key pressed. */
const press = async (pick = SPREAD_ID, state = 'open'): Promise<HTMLElement> => {
  await renderPart(
    <div role="grid">
      <button type="button" data-pick={pick} data-state={state}>
        −110
      </button>
      <NumbersSlot />
    </div>,
  );
  const cell = screen.getByRole('button', { name: '−110' });
  fireEvent.keyDown(cell, { key: 'n' });
  return cell;
};
const line = (): HTMLElement => screen.getByRole('button', { name: /-?−3½, Line/ });

it('watches every line of the pick while its numbers are shown, and none after', async () => {
  await press();
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('The numbers are coming.');
  expect(useFoundLines.getState().picks).toHaveLength(21);
  expect(useFoundLines.getState().picks[0]).toEqual(SPREAD);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(useFoundLines.getState().picks).toEqual([]);
});

it.each([
  ['open', true],
  ['held selected', false],
])('over a cell that is %s a resting pointer opens them: %s', async (state, isOpened) => {
  const cell = await press(SPREAD_ID, state);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  cell.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  await act(() => vi.advanceTimersByTimeAsync(REST_MS));
  vi.useRealTimers();
  expect(useNumbers.getState().shown !== null).toBe(isOpened);
});

it('says that a line is gone once the book has none of them', async () => {
  await press();
  tell(null);
  expect(screen.getByRole('status').textContent).toBe('This line is no longer offered.');
});

it('puts the pressed number onto the slip at the line that was shown', async () => {
  await press();
  tell(createQuote());
  fireEvent.click(screen.getByRole('button', { name: /^Chiefs −3, Buy ½, −135/ }));
  expect(useSlip.getState().items).toMatchObject([
    {
      itemId: SPREAD_ID,
      pointsBought: 1,
      seen: { price: -110, line: -3.5, position: { epoch: 'e', clk: 7 } },
      pressed: { team1Id: 'Chiefs' },
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('HR-32.5: closes every number as soon as the page knows that prices may be old', async () => {
  await press();
  tell(createQuote());
  expect(line().getAttribute('aria-disabled')).toBe('false');
  act(() => useLineState.getState().applyLineState({ connection: 'stale' }));
  expect(line().getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('status').textContent).toMatch(/^Prices may be old/);
  for (const number of screen.getAllByRole('button', { name: /,/ })) fireEvent.click(number);
  expect(useSlip.getState().items).toEqual([]);
});

it('takes the focus to the line that was pressed, and moves it by arrows', async () => {
  await press();
  tell(createQuote());
  expect(document.activeElement).toBe(line());
  fireEvent.keyDown(line(), { key: 'ArrowUp' });
  expect(document.activeElement?.textContent).toMatch(/−3, Buy ½/);
  fireEvent.keyDown(document.activeElement!, { key: 'Home' });
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(screen.getAllByRole('button', { name: /,/ })[0]);
  fireEvent.keyDown(document.activeElement!, { key: 'End' });
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(screen.getAllByRole('button', { name: /,/ }).at(-1));
});

it('closes with a press elsewhere, and with its cell', async () => {
  const cell = await press();
  fireEvent.pointerDown(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).not.toBeNull();
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(cell, { key: 'n' });
  expect(screen.queryByRole('dialog')).not.toBeNull();
  cell.remove();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 3_000 });
});

it.each(['G.1.0.M.team1', 'C.7.1', 'G.1.0.S.__proto__'])('shows nothing for %s', async (pick) => {
  await press(pick);
  expect(useNumbers.getState().shown).toBeNull();
});

it('OWN-8: invites nobody to bet in a time-out, nor who may not bet', async () => {
  const customer = { ...CUSTOMER, timeOut: { endsAtMs: null } };
  act(() => useSession.setState({ session: { ...useSession.getState().session!, customer } as never }));
  const cell = await press();
  expect(useNumbers.getState().shown).toBeNull();
  act(() => openTestPage({ customer: { restrictions: [{ code: 'NOWAGERING', params: {} }] } }));
  fireEvent.keyDown(cell, { key: 'n' });
  expect(useNumbers.getState().shown).toBeNull();
  act(() => openTestPage());
  fireEvent.keyDown(cell, { key: 'n' });
  expect(useNumbers.getState().shown).not.toBeNull();
});

describe('an alert from the numbers', () => {
  const tellMe = () => screen.queryByRole('button', { name: 'Tell me when…' });

  it('is about the line of the cell, its side and its part of the game, and ends where it began', async () => {
    const book = openFakeBook({
      'GET /api/line-alerts': { body: { alerts: [] } },
      'POST /api/line-alerts': { body: { state: 'refused', refusal: 'already' } },
    });
    const cell = await press();
    expect(tellMe()).toBeNull();
    tell(createQuote());
    fireEvent.click(tellMe()!);
    const dialog = within(await screen.findByRole('dialog', { name: /^Tell me when: Chiefs/ }));
    // The numbers are gone: nothing of theirs ends it.
    expect(screen.queryByText('All numbers')).toBeNull();
    fireEvent.pointerDown(document.body);
    fireEvent.click(dialog.getByRole('button', { name: 'Tell me' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('The line is there already.');
    expect(book.calls.filter(({ method }) => method === 'POST')).toMatchObject([
      { body: { gameNum: 1, periodNumber: 0, market: 'S', side: 'team1', watch: { points: -3 } } },
    ]);
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(useNumbers.getState().shown).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(cell));
  });

  it.each([
    [
      'in a time-out',
      () => openTestPage({ customer: { timeOut: { length: 'day', beganAtMs: 0, endsAtMs: null } } }),
    ],
    [
      'once signed out',
      () => useSession.setState({ session: { online: false, customer: null, balance: null } }),
    ],
    ['once the game has begun', () => tellScore(createScore({ gameNum: 1, phase: 'live' }))],
  ])('ends %s', async (_, begin) => {
    openFakeBook({ 'GET /api/line-alerts': { body: { alerts: [] } } });
    await press();
    tell(createQuote(), createScore({ gameNum: 1, phase: 'scheduled' }));
    fireEvent.click(tellMe()!);
    await screen.findByRole('dialog', { name: /^Tell me when: Chiefs/ });
    expect(useFollowedPicks.getState().legs).toMatchObject([{ pick: { gameNum: 1 }, isScoreAlone: true }]);
    tellScore(createScore({ gameNum: 1, phase: 'scheduled' }));
    expect(screen.queryByRole('dialog')).not.toBeNull();
    act(() => {
      begin();
    });
    expect(useNumbers.getState().shown).toBeNull();
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(useFollowedPicks.getState().legs).toEqual([]);
  });

  it('is offered neither to a visitor nor once the game has begun', async () => {
    await press();
    tell(createQuote());
    expect(tellMe()).not.toBeNull();
    act(() => useSession.setState({ session: { online: false, customer: null, balance: null } }));
    expect(tellMe()).toBeNull();
    act(() => openTestPage());
    expect(tellMe()).not.toBeNull();
    tell(createQuote(), createScore({ gameNum: 1, phase: 'live' }));
    expect(tellMe()).toBeNull();
  });
});
