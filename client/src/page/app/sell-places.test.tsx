import { createTicketStory } from '@lineboard/domain/testing/story-fixtures';
import type { GradedBet, OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBet, createOpenBetsAnswer, gradeBet, toBet } from '../../../testing/bet-examples.ts';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { useOfferedBets } from '../../betting/selling/offered-bets-store.ts';
import { useSaleDialog } from '../../betting/selling/sale-dialog-store.ts';
import { useSales } from '../../betting/selling/sales-store.ts';
import { OpenBetsBeside } from '../../books/open-bets/OpenBetsBeside.tsx';
import { OpenBetsPage } from '../../books/open-bets/OpenBetsPage.tsx';
import { useOpenBets } from '../../books/open-bets/open-bets-store.ts';
import { TicketPage } from '../../books/ticket-story/TicketPage.tsx';
import { useTicketStory } from '../../books/ticket-story/ticket-story-store.ts';
import { GameBets } from '../../lines/game/GameBets.tsx';
import { useGameBets } from '../../lines/game/game-bets-store.ts';

const BET = createBet(100, 1);
let book: FakeBook;

const answer = (open: OpenBet[], graded: GradedBet[] = []): void => {
  book.answers['GET /api/open-bets'] = { body: createOpenBetsAnswer(open, graded) };
  book.answers['GET /api/bets/of-game/1'] = { body: { pending: [], open, graded, hasMore: false } };
  book.answers['GET /api/tickets/by-number/100'] = {
    body: createTicketStory({
      ticketNumber: 100,
      acceptedAtMs: BET.acceptedAtMs,
      bets: [...open, ...graded],
    }),
  };
};

beforeEach(() => {
  book = openFakeBook();
  openTestPage();
  for (const store of [useOpenBets, useTicketStory, useGameBets]) store.getState().forget();
  useSales.setState(useSales.getInitialState());
  useSaleDialog.setState(useSaleDialog.getInitialState());
  useOfferedBets.setState(useOfferedBets.getInitialState());
});

const tellOffer = (): void =>
  act(() => useOfferedBets.getState().apply([['100-1', { offerCents: 9_975, paybackCents: 21_000 }]]));

describe('the offer of an open bet', () => {
  it.each<[string, () => ReactNode]>([
    ['the open bets', () => <OpenBetsPage />],
    ['the panel beside the board', () => <OpenBetsBeside />],
    ['the page of its ticket', () => <TicketPage />],
    ['the page of its game', () => <GameBets gameNum={1} />],
  ])('stands in %s, and the list is asked again when it was sold', async (_, place) => {
    answer([BET]);
    await renderPart(place(), 'en', '/ticket/100');
    await screen.findByRole('button', { name: /^Cash out/ });
    tellOffer();
    fireEvent.click(screen.getByRole('button', { name: 'Cash out 99.75, 100-1' }));
    expect(await screen.findByRole('dialog', { name: 'Cash out 100-1' })).toBeTruthy();
    const before = book.calls.length;
    const order = {
      ticketNumber: 100,
      wagerNumber: 1,
      key: 'k',
      sharePercent: 100,
      seenCents: 1,
      tolerancePercent: 0,
    };
    act(() => {
      useSales.getState().own('ANN');
      useSales.getState().begin(order);
      useSales.getState().apply(order, { state: 'changed', offerCents: 1 });
    });
    await vi.waitFor(() => expect(book.calls.length).toBeGreaterThan(before));
  });

  it('opens one dialog where two places show the bet, and none stays when both are gone', async () => {
    answer([BET]);
    await renderPart(
      <>
        <OpenBetsPage />
        <OpenBetsBeside />
      </>,
    );
    await vi.waitFor(() => expect(screen.getAllByRole('button', { name: /^Cash out/ })).toHaveLength(2));
    tellOffer();
    fireEvent.click(screen.getAllByRole('button', { name: 'Cash out 99.75, 100-1' })[1]!);
    expect(await screen.findAllByRole('dialog', { name: 'Cash out 100-1' })).toHaveLength(1);
  });

  it('HR-56.4: stays in a time-out, and is none for a customer who may not bet at all', async () => {
    const timeOut = { length: 'day', beganAtMs: Date.now(), endsAtMs: Date.now() + 86_400_000 } as const;
    openTestPage({ customer: { timeOut } });
    answer([BET]);
    await renderPart(<OpenBetsPage />);
    await screen.findByRole('button', { name: /^Cash out/ });
    act(() => openTestPage({ customer: { isDemo: true } }));
    expect(screen.queryByRole('button', { name: /^Cash out/ })).toBeNull();
  });

  it('says what was paid for a share, and counts it in what a bet made', async () => {
    const sold = { riskCents: 5_500, toWinCents: 5_000, paidCents: 4_987 };
    const open = createBet(100, 1, { riskCents: 5_500, toWinCents: 5_000, sold });
    const whole = createBet(102, 1, { sold: { ...sold, riskCents: 11_000, paidCents: 9_975 } });
    // Its legs are decided later, or never.
    const soldWhole: GradedBet = { ...gradeBet(whole, 'X', 0), wagerStatus: 'S', items: toBet(whole).items };
    answer([open], [gradeBet(createBet(101, 1, { sold }), 'W', 5_000), soldWhole]);
    await renderPart(<OpenBetsPage />);
    const ticket = (name: string) => screen.findByRole('region', { name: new RegExp(name) });
    expect((await ticket('Ticket 100')).textContent).toContain('49.87 paid for 55.00 of its risk');
    // 50.00 won by what was left, 49.87 for 55.00 of the rest
    expect(within(await ticket('Ticket 101')).getByText('+44.87')).toBeTruthy();
    const last = within(await ticket('Ticket 102'));
    expect(last.getByText('Cashed out', { selector: 'dt' })).toBeTruthy();
    expect(last.getByText('−10.25')).toBeTruthy();
  });
});
