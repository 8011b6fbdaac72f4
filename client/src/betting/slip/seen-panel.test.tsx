import { createScore } from '@lineboard/domain/testing/book-fixtures';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import {
  BOOK_MS,
  createAccepted,
  createGameQuote,
  createPending,
  createQuote,
  SPREAD,
  SPREAD_ID,
  SPREAD_SEEN,
  spreadIdOf,
  spreadOf,
  UNDERDOG,
  UNDERDOG_ID,
  UNDERDOG_SEEN,
} from '../../../testing/slip-examples.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { useSlip } from './state/slip-store.ts';
import { SlipPanel } from './SlipPanel.tsx';

let book: FakeBook;
let version = 20;

const move = (line: Parameters<typeof createQuote>[0]): void =>
  act(() => {
    version += 1;
    useSlip.getState().applyQuotes([[SPREAD_ID, createQuote({ ...line, version })]]);
  });
const card = (): HTMLElement => screen.getByRole('region', { name: /Chiefs/ });
const show = async (): Promise<void> => {
  act(() => {
    useSlip.getState().togglePick(SPREAD, SPREAD_SEEN);
    useSlip.getState().applyQuotes([[SPREAD_ID, createQuote()]]);
    useSlip.getState().enterAmount(SPREAD_ID, 'risk', 11_000);
  });
  await renderPart(<SlipPanel />);
};

beforeEach(() => {
  book = openFakeBook();
  openTestPage({});
});

describe('a card whose line moves', () => {
  it('HR-30.6: says what a mixed move is worth, and the same number with the other sign on the way back', async () => {
    await show();
    move({ spread1: -3, spreadAdj1: -120 });
    expect(card().textContent).toContain('½ pt better, 10¢ worse: fair value +15¢');
    expect(card().textContent).toContain('−3½ −110 → −3 −120');
    await userEvent.click(within(card()).getByRole('button', { name: 'Accept' }));
    move({});
    expect(card().textContent).toContain('½ pt worse, 10¢ better: fair value −15¢');
  });

  it('HR-30.6: says that the value is unknown where no points are sold', async () => {
    await show();
    move({ spread1: -3.25, spreadAdj1: -120 });
    expect(card().textContent).toContain('¼ pt better, 10¢ worse: points have no set price on this line');
  });

  it('HR-30.7: marks moves that it takes unasked, down as well as up', async () => {
    await show();
    act(() => useSlip.getState().choosePriceAcceptance('close'));
    move({ spread1: -4 });
    expect(card().textContent).toContain('▼ worse');
    expect(card().textContent).toContain('−3½ −110 → −4 −110');
    expect(within(card()).queryByRole('button', { name: 'Accept' })).toBeNull();
    move({ spread1: -2.5 });
    expect(card().textContent).toContain('▲ better');
    expect(card().textContent).toContain('−4 −110 → −2½ −110');
  });

  it('HR-30.8: shows points and price on the armed button, and sends exactly those', async () => {
    book.answers['POST /api/tickets'] = ({ body }) => ({ body: createAccepted(body as never) });
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Risk 110.00 to win 100.00' }));
    expect(screen.getByRole('button', { name: 'Press again: Chiefs −3½ −110, risk 110.00' })).toBeTruthy();
    move({ spread1: -2.5, spreadAdj1: -108 });
    const again = screen.getByRole('button', { name: 'Press again: Chiefs −2½ −108, risk 110.00' });
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    await userEvent.click(again);
    await screen.findByText('Ticket accepted');
    expect(book.calls[0]?.body).toMatchObject({
      items: [{ seenLine: -2.5, seenPrice: -108, pickedLine: -3.5, pickedPrice: -110 }],
    });
  });

  it('HR-30.8: shows points and price of each of several straights on the armed button, as they move', async () => {
    await show();
    act(() => {
      useSlip.getState().togglePick(UNDERDOG, UNDERDOG_SEEN);
      useSlip.getState().applyQuotes([[UNDERDOG_ID, createQuote()]]);
      useSlip.getState().enterAmount(UNDERDOG_ID, 'risk', 11_000);
    });
    await userEvent.click(screen.getByRole('button', { name: /^Risk 220\.00/ }));
    const armed = () => screen.getByRole('button', { name: /^Press again: / }).textContent;
    expect(armed()).toMatch(/−3½ −110 · .*\+150, risk 220\.00$/u);
    move({ spread1: -2.5, spreadAdj1: -108 });
    expect(armed()).toMatch(/−2½ −108 · .*\+150, risk 220\.00$/u);
  });

  it('shows no prices on the armed button when there are more straights than fit: each is on its card', async () => {
    await show();
    act(() => {
      for (const gameNum of [2, 3, 4]) {
        useSlip.getState().togglePick(spreadOf(gameNum), SPREAD_SEEN);
        useSlip.getState().applyQuotes([[spreadIdOf(gameNum), createGameQuote(gameNum)]]);
        useSlip.getState().enterAmount(spreadIdOf(gameNum), 'risk', 11_000);
      }
    });
    await userEvent.click(screen.getByRole('button', { name: /^Risk 440\.00/ }));
    expect(screen.getByRole('button', { name: /^Press again/ }).textContent).not.toContain('−110');
  });

  it('tells two prices apart that look the same as decimals', async () => {
    await act(() => useDeviceSettings.setState({ priceType: 'D' }));
    await show();
    act(() => useSlip.getState().choosePriceAcceptance('close20'));
    move({ spreadAdj1: -1_000 });
    act(() => useSlip.getState().acceptChanges());
    move({ spreadAdj1: -1_010 });
    expect(card().textContent).toContain('1.1 (−1000) → 1.1 (−1010)');
    await act(() => useDeviceSettings.setState({ priceType: 'A' }));
  });

  it('shows what the pressed cell said until its quote arrives, and is called gone once the book says so', async () => {
    const teams = { team1Id: 'Chiefs', team2Id: 'Bills', team1RotNum: 101, team2RotNum: 102 };
    const pressed = { ...teams, sportType: 'Football', contestDesc: null, contestantName: null };
    act(
      () => void useSlip.getState().togglePick(SPREAD, SPREAD_SEEN, { ...pressed, gameDateTimeMs: BOOK_MS }),
    );
    await renderPart(<SlipPanel />);
    expect(screen.getByRole('region', { name: 'Chiefs −3½' }).textContent).toContain('−110');
    expect(screen.queryByText('Pick no longer offered')).toBeNull();
    expect(screen.getByRole('button', { name: 'Looking up the line…' })).toBeTruthy();
    expect(screen.queryByText('Remove the closed picks')).toBeNull();
    act(() => useSlip.getState().removeItem(SPREAD_ID));
    act(() => void useSlip.getState().togglePick(SPREAD, SPREAD_SEEN));
    expect(screen.queryByText('Pick no longer offered')).toBeNull();
    act(() => useSlip.getState().applyQuotes([[SPREAD_ID, null]]));
    expect(screen.getByRole('region', { name: 'Pick no longer offered' })).toBeTruthy();
  });
});

describe('a live bet', () => {
  const send = async (): Promise<string> => {
    book.answers['POST /api/tickets'] = { body: createPending(Date.now(), 5_000) };
    await show();
    await pressTwice('Risk 110.00 to win 100.00');
    await screen.findByText(/^Pending/);
    return (book.calls[0]!.body as { idempotencyKey: string }).idempotencyKey;
  };

  it('HR-44.2: stays on its card as it was sent, with the current line next to it and nothing to accept', async () => {
    await send();
    move({ spreadAdj1: -113 });
    expect(card().textContent).toContain('Line now ▼ worse');
    expect(card().textContent).toContain('−110 → −113');
    expect(within(card()).queryByRole('button', { name: 'Accept' })).toBeNull();
    const toWin = within(card()).getByRole('textbox', { name: /^To win/ });
    expect((toWin as HTMLInputElement).value).toBe('100.00');
    expect(screen.queryByText('Price changed')).toBeNull();
  });

  it('HR-44.2: says when refused from where to where and what would be taken, with Accept and the tolerance', async () => {
    const key = await send();
    const params = { oldPrice: -110, newPrice: -112, oldLine: -3.5, newLine: -3.5, version: 90 };
    act(() =>
      useSlip.getState().applyAnswer(key, {
        state: 'refused',
        code: 'priceChanged',
        items: [{ itemId: SPREAD_ID, code: 'priceChanged', params }],
      }),
    );
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Chiefs −3½: moved from −110 to −112. −3½ −112 would be taken now');
    const choice = within(alert).getByRole('combobox', { name: 'When odds change' });
    await userEvent.selectOptions(choice, 'close');
    expect(useSlip.getState().priceAcceptance).toBe('close');
    await userEvent.click(within(card()).getByRole('button', { name: 'Accept' }));
    expect(useSlip.getState().items[0]?.seen).toMatchObject({ price: -112, line: -3.5 });
  });

  it('HR-44.1: is announced once when its game begins on the slip, and disarms the first press', async () => {
    act(() => useSession.setState(({ site }) => ({ site: site && { ...site, liveDelayMs: 5_000 } })));
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Risk 110.00 to win 100.00' }));
    expect(screen.getByRole('button', { name: /^Press again/ })).toBeTruthy();
    const score = createScore({ phase: 'live', score1: 7, score2: 3, clock: 'Q2 5:00' });
    act(() => useSlip.getState().applyScores([[SPREAD_ID, { score, isScoreFresh: true }]]));
    expect(screen.queryByRole('button', { name: /^Press again/ })).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('A game has begun: Chiefs −3½.');
    expect(card().textContent).toContain('Live');
    expect(card().textContent).toContain('Q2 5:00 left');
    expect(card().textContent).toContain('Chiefs 7, Bills 3');
    await userEvent.click(screen.getByRole('button', { name: 'Close the notice' }));
    act(() => useSlip.getState().recalculate());
    expect(screen.queryByText(/A game has begun/)).toBeNull();
  });

  it('shows live, the score, and the picked, seen and accepted line on its receipt', async () => {
    book.answers['POST /api/tickets'] = ({ body }) => {
      const accepted = createAccepted(body as never);
      const placedScore = { score1: 7, score2: 3, clock: 'Q2 5:00' };
      const wagers = accepted.wagers.map((wager) => ({
        ...wager,
        items: wager.items.map((item) => ({
          ...item,
          finalLine: -2,
          linePrice: -105,
          linePoints: -2,
          live: true,
          placedScore,
        })),
      }));
      return { body: { ...accepted, wagers } };
    };
    await show();
    move({ spread1: -2.5 });
    await pressTwice('Risk 110.00 to win 100.00');
    const receipt = (await screen.findByText('Ticket accepted')).closest('[data-recent]');
    expect(receipt?.textContent).toContain(
      'Picked −3½\u00a0−110, you saw −2½\u00a0−110, you got −2\u00a0−105',
    );
    expect(receipt?.textContent).toContain('Live bet at Chiefs 7, Bills 3');
  });
});
