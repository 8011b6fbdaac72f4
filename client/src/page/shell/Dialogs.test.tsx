import { calculateWeeklyFigures } from '@lineboard/domain/books/daily-figures/calculate-week-figures';
import type { PendingTicket } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { PlaysNotPosted } from '@lineboard/domain/books/transactions/casino-play.schema';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBet, createItem, createOpenBetsAnswer, gradeBet } from '../../../testing/bet-examples.ts';
import { DialogPage } from '../../../testing/dialog-page.tsx';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { BOOK_MS, CUSTOMER } from '../../../testing/slip-examples.ts';
import { useWeeklyFigures } from '../../books/daily-figures/figures-store.ts';
import { useFollowedPicks } from '../../books/open-bets/followed-picks-store.ts';
import { useOpenBets } from '../../books/open-bets/open-bets-store.ts';
import { OpenBetsPage } from '../../books/open-bets/OpenBetsPage.tsx';
import { useSession } from '../../ground/session/session-store.ts';
import { usePlaysNotPosted } from '../../books/transactions/plays-store.ts';
import { ReportLinks } from '../../books/transactions/ReportLinks.tsx';
import { useSettledNews } from '../../books/transactions/settled-news-store.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { Dialogs } from './Dialogs.tsx';

it('a settled bet is announced, whatever page is open', async () => {
  await renderPart(<Dialogs />);
  const entry = { entryId: 1, kind: 'grade', atMs: 0, amountCents: 10_000, freePlayCents: 0 } as const;
  const wager = { ticketNumber: 100, wagerNumber: 1 };
  act(() =>
    useSettledNews.getState().tell({
      transactions: [{ ...entry, balanceCents: 0, wager }],
      bets: [gradeBet(createBet(100, 1), 'W', 10_000)],
    }),
  );
  await vi.waitFor(() =>
    expect(useNotices.getState().waiting).toMatchObject([{ text: 'Won: Chiefs −3½, +100.00' }]),
  );
});

describe('reports over the page', () => {
  const plays: PlaysNotPosted = {
    plays: [
      { playId: 1, system: 'Casino', round: 'r-1', riskCents: 1_000, winCents: null, acceptedAtMs: BOOK_MS },
    ],
    totals: { count: 1, riskCents: 1_000, winCents: 0 },
    next: null,
  };
  const { correlation: _, ...item } = createItem();
  const PENDING: PendingTicket = {
    idempotencyKey: '11111111-1111-4111-8111-111111111111',
    sentAtMs: BOOK_MS,
    decidedAtMs: BOOK_MS,
    heldCents: 11_000,
    freePlayCents: 0,
    filling: null,
    rifParent: null,
    bets: [
      {
        betType: 'S',
        terms: { kind: 'straight' },
        riskCents: 11_000,
        toWinCents: 10_000,
        freePlayFlag: false,
        items: [item],
      },
    ],
  };
  const figures = {
    today: '2026-11-04',
    currency: 'USD',
    weeks: calculateWeeklyFigures({ today: '2026-11-04', startingBalanceCents: 12_300, sums: new Map() }, 8),
  };

  beforeEach(() => {
    openFakeBook({
      'GET /api/weekly-figures': { body: figures },
      'GET /api/daily-figures?weekOffset=0': {
        body: { today: figures.today, currency: 'USD', week: figures.weeks[0] },
      },
      'GET /api/casino-plays/not-posted': { body: plays },
      'GET /api/open-bets': { body: createOpenBetsAnswer([createBet(100, 1)], [], { pending: [PENDING] }) },
      'GET /api/casino-plays/not-posted?tab=lotto': { body: { ...plays, plays: [] } },
    });
    useWeeklyFigures.getState().forget();
    usePlaysNotPosted.getState().forget();
    useOpenBets.getState().forget();
    useSession.setState({ session: { online: true, customer: CUSTOMER, balance: null } });
  });

  const page = (
    <DialogPage>
      <h1>A page</h1>
      <ReportLinks />
    </DialogPage>
  );
  const openAt = (address: string) => renderPart(page, 'en', address);
  const back = () => fireEvent.click(screen.getByText('Back'));
  const expectNone = () => vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it.each([
    ['DLG1-01', 'dailyfigures', 'Daily figures', '123.00'],
    ['DLG1-07', 'nonPostedCasino', 'Casino plays not posted', 'Under way'],
    ['DLG1-02', 'openBets', 'Open Bets', 'Ticket 100'],
    ['DLG1-06', 'pending', 'Pending bets', 'Chiefs −3½'],
  ])(
    '%s: `%s` is opened over the page, has an address, and Back closes it',
    async (_id, name, title, text) => {
      await openAt('/transactions?range=30');
      fireEvent.click(screen.getByRole('button', { name: title }));
      const dialog = await screen.findByRole('dialog', { name: title });
      expect((await within(dialog).findAllByText(text)).length).toBeGreaterThan(0);
      expect(screen.getByText(`at /transactions?range=30&dialog=${name}`)).toBeTruthy();
      // The dialog says its title itself.
      expect(screen.getAllByRole('heading', { level: 1, hidden: true })).toHaveLength(1);
      back();
      await expectNone();
      expect(screen.getByText('at /transactions?range=30')).toBeTruthy();
    },
  );

  it.each([
    ['DLG1-01', 'dailyfigures', 'Daily figures'],
    ['DLG1-07', 'nonPostedCasino', 'Casino plays not posted'],
    ['DLG1-02', 'openBets', 'Open Bets'],
    ['DLG1-06', 'pending', 'Pending bets'],
  ])('%s: a link to `%s` opens it, and closing it leaves the page behind', async (_id, name, title) => {
    await openAt(`/openBets?dialog=${name}`);
    const dialog = await screen.findByRole('dialog', { name: title });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expectNone();
    expect(screen.getByText('at /openBets')).toBeTruthy();
  });

  it('DLG1-01: choices in it leave the page’s address unchanged, and Back still closes it', async () => {
    await openAt('/transactions');
    fireEvent.click(screen.getByRole('button', { name: 'Daily figures' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(await within(dialog).findByRole('button', { name: 'One week' }));
    expect(await within(dialog).findByText('Zero balance')).toBeTruthy();
    expect(screen.getByText('at /transactions?dialog=dailyfigures')).toBeTruthy();
    back();
    await expectNone();
  });

  it('DLG1-02: closing the dialog leaves the page of open bets below it following their games', async () => {
    await renderPart(
      <>
        <OpenBetsPage />
        <Dialogs />
      </>,
      'en',
      '/openBets?dialog=openBets',
    );
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('Ticket 100');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expectNone();
    expect(useFollowedPicks.getState().legs).toHaveLength(1);
  });

  it('DLG1-06: the dialog says what will be there when nothing waits', async () => {
    openFakeBook({ 'GET /api/open-bets': { body: createOpenBetsAnswer([createBet(100, 1)]) } });
    await openAt('/?dialog=pending');
    const dialog = await screen.findByRole('dialog', { name: 'Pending bets' });
    expect(await within(dialog).findByText('Nothing is pending')).toBeTruthy();
    expect(within(dialog).queryByText('Ticket 100')).toBeNull();
  });

  it('DLG1-07: its tabs leave the page’s address unchanged', async () => {
    await openAt('/openBets?dialog=nonPostedCasino');
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Lotto' }));
    expect(await within(dialog).findByText('No plays waiting')).toBeTruthy();
    expect(screen.getByText('at /openBets?dialog=nonPostedCasino')).toBeTruthy();
  });
});
