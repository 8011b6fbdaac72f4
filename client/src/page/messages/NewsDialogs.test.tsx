import type { CustomerInfo } from '@lineboard/domain/account/customer/customer.schema';
import { createInboxAnswer, createMessage } from '@lineboard/domain/testing/message-fixtures';
import { useRouter } from '@tanstack/react-router';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBet, createOpenBetsAnswer, createParlay, gradeBet } from '../../../testing/bet-examples.ts';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ShownAddress } from '../../../testing/ShownAddress.tsx';
import { useSession } from '../../ground/session/session-store.ts';
import { Dialogs } from '../shell/Dialogs.tsx';
import { useOpenBets } from '../../books/open-bets/open-bets-store.ts';
import { useSettledNews } from '../../books/transactions/settled-news-store.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { useComments } from './comment-store.ts';
import { useInbox } from './inbox-store.ts';
import { NewsBell } from './NewsBell.tsx';
import { useNotifications } from './notifications-store.ts';

// Preloads the part that is loaded by `import()`, also for a busy machine.
beforeAll(async () => {
  await Promise.all([
    import('./CommentDialog.tsx'),
    import('./InboxDialog.tsx'),
    import('./NotificationsDialog.tsx'),
    import('./PriorityMessages.tsx'),
  ]);
});

let book: FakeBook;

beforeEach(() => {
  book = openFakeBook({
    'GET /api/notifications': { body: { seenEntryId: 10, decided: [] } },
    'PUT /api/notifications/seen': { status: 204 },
    'PUT /api/customer/comments/hidden': { status: 204 },
    'GET /api/inbox/priority': { body: [] },
  });
  useComments.getState().markShown(null);
  useInbox.getState().forget();
  useNotifications.getState().forget();
  useNotices.getState().takeNotices();
  useSettledNews.setState(useSettledNews.getInitialState());
  useOpenBets.getState().forget();
});

const open = async (customer: Partial<CustomerInfo> = {}, address = '/'): Promise<void> => {
  openTestPage({ customer });
  useSession.getState().applyNewMessages(customer.newMessagesCount ?? 0);
  await renderPart(
    <>
      <NewsBell />
      <Dialogs />
      <ShownAddress />
      <BrowserBack />
    </>,
    'en',
    address,
  );
};
/** The router of tests has its own history. */
function BrowserBack() {
  const { history } = useRouter();
  return (
    <button type="button" onClick={() => history.back()}>
      Browser’s Back
    </button>
  );
}
const dialog = (name: string) => screen.findByRole('dialog', { name });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const asked = (method: string) => book.calls.filter((call) => call.method === method);

describe('a comment on the account', () => {
  const commented = { commentsForCustomer: 'Call us.\nSoon.', commentsWrittenAtMs: 5 };

  it('ERR1-08, VAL1-05: is shown with the title “Important”, once a session', async () => {
    await open(commented);
    const comment = await dialog('Important');
    expect(within(comment).getByText(/Call us/).textContent).toBe('Call us.\nSoon.');
    await userEvent.click(within(comment).getByRole('button', { name: 'OK' }));
    await noDialog();
    expect(useComments.getState().shown).toBe('CREDIT1/5');
    expect(sessionStorage.getItem('lineboard-comment')).toContain('CREDIT1/5');
    expect(asked('PUT')).toEqual([]);
    // Signing in again begins another session.
    act(() => useSession.getState().endSession(false));
    expect(useComments.getState().shown).toBeNull();
  });

  it.each([
    ['VAL1-03: hidden', { commentsHidden: true }],
    ['VAL1-04: expired', { commentsExpireAtMs: Date.now() - 1 }],
  ])('%s is not shown', async (_, fields) => {
    await open({ ...commented, ...fields });
    await act(async () => void (await new Promise((done) => setTimeout(done, 20))));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('VAL1-06, CALL1-09: is not shown again when the customer chooses so', async () => {
    await open({ ...commented, commentsExpireAtMs: Date.now() + 60_000 });
    await userEvent.click(
      within(await dialog('Important')).getByRole('button', { name: 'Don’t show again' }),
    );
    await noDialog();
    expect(asked('PUT')).toMatchObject([{ path: '/api/customer/comments/hidden', body: { writtenAtMs: 5 } }]);
  });

  it('stays when the book doesn’t answer, and says so', async () => {
    await open(commented);
    book.answers['PUT /api/customer/comments/hidden'] = 'lost';
    await userEvent.click(
      within(await dialog('Important')).getByRole('button', { name: 'Don’t show again' }),
    );
    await waitFor(() => expect(useNotices.getState().waiting).toMatchObject([{ kind: 'error' }]));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

it('ENT1-05: priority messages are shown over the page with their bodies, one after the other, until they are read', async () => {
  const urgent = [1, 2].map((messageId) =>
    createMessage({
      messageId,
      subject: `Urgent ${messageId}`,
      html: `<p>Body ${messageId}</p>`,
      msgPriority: 'H',
    }),
  );
  book.answers['GET /api/inbox/priority'] = () => ({ body: urgent });
  for (const messageId of [1, 2])
    book.answers[`PUT /api/inbox/${messageId}`] = () => {
      urgent.shift();
      return { body: { newMessagesCount: urgent.length } };
    };
  await open({ newMessagesCount: 2 });
  for (const messageId of [1, 2]) {
    const said = await dialog(`Urgent ${messageId}`);
    expect(within(said).getByText(`Body ${messageId}`)).toBeTruthy();
    await userEvent.click(within(said).getByRole('button', { name: 'OK' }));
  }
  await noDialog();
  expect(asked('PUT').map(({ path }) => path)).toEqual(['/api/inbox/1', '/api/inbox/2']);
});

it('a priority message that the book can’t record as read isn’t shown over and over, and the next one comes', async () => {
  const urgent = [1, 2].map((messageId) =>
    createMessage({ messageId, subject: `Urgent ${messageId}`, msgPriority: 'H' }),
  );
  book.answers['GET /api/inbox/priority'] = { body: urgent };
  book.answers['PUT /api/inbox/1'] = 'lost';
  await open({ newMessagesCount: 2 });
  await userEvent.click(within(await dialog('Urgent 1')).getByRole('button', { name: 'OK' }));
  expect(await dialog('Urgent 2')).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Urgent 1' })).toBeNull();
  expect(useNotices.getState().takeNotices()).toMatchObject([{ kind: 'error' }]);
});

describe('the bell', () => {
  const entry = { kind: 'grade', atMs: 0, freePlayCents: 0, balanceCents: 0 } as const;
  const grades = {
    transactions: [
      { ...entry, entryId: 12, amountCents: 10_000, wager: { ticketNumber: 101, wagerNumber: 1 } },
      { ...entry, entryId: 9, amountCents: -5_000, wager: { ticketNumber: 100, wagerNumber: 1 } },
    ],
    bets: [gradeBet(createBet(101, 1), 'W', 10_000), gradeBet(createBet(100, 1), 'L', -5_000)],
  };

  it('DLG1-10, ENT1-09: opens the notifications, with subject and body, and missed ones are marked until then', async () => {
    let seenEntryId = 10;
    const decided = [
      { entryId: 14, atMs: 0, ticketNumber: 102 },
      { entryId: 8, atMs: 0, ticketNumber: null },
    ];
    book.answers['GET /api/notifications'] = () => ({ body: { seenEntryId, decided } });
    book.answers['PUT /api/notifications/seen'] = ({ body }) => {
      seenEntryId = (body as { entryId: number }).entryId;
      return { status: 204 };
    };
    useSettledNews.getState().keepRecent(grades, null);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 new' }));
    const shown = await dialog('Notifications');
    const rows = within(shown).getAllByRole('listitem');
    expect(rows.map(({ dataset }) => dataset['new'])).toEqual(['true', 'true', 'false', 'false']);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^New: Live bet accepted.*Ticket 102$/),
      expect.stringMatching(/^New: Won: Chiefs −3½.*\+100\.00 · Ticket 101-1$/),
      expect.stringMatching(/^Lost: Chiefs −3½.*−50\.00 · Ticket 100-1$/),
      expect.stringMatching(/^Live bet refused.*Nothing was placed\.$/),
    ]);
    expect(
      within(shown)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/ticket/102', '/ticket/101', '/ticket/100', '/openBets']);
    expect(asked('PUT')).toMatchObject([{ path: '/api/notifications/seen', body: { entryId: 14 } }]);
    await userEvent.click(within(shown).getByRole('button', { name: 'Close' }));
    await noDialog();
    expect(screen.getByRole('button', { name: 'Notifications' }).textContent).toBe('');
  });

  it('names an accepted live bet with its amounts as far as the page knows it: open or settled, a parlay, several straights', async () => {
    const decided = [4, 3, 2, 1].map((number) => ({ entryId: 10 + number, atMs: 0, ticketNumber: number }));
    book.answers['GET /api/notifications'] = { body: { seenEntryId: 10, decided } };
    const bets = [createBet(1, 1, { riskCents: 5_000, toWinCents: 4_545 }), createParlay(2), createBet(3, 2)];
    useOpenBets.setState({ answer: createOpenBetsAnswer(bets) });
    useSettledNews.setState({
      recent: { transactions: [], bets: [gradeBet(createBet(3, 1), 'W', 10_000)] },
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 4 new' }));
    const rows = within(await dialog('Notifications')).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Live bet accepted(?!:).*Ticket 4$/),
      expect.stringMatching(
        /accepted: Chiefs −3½, Chiefs −3½.*110\.00 to win 100\.00, 110\.00 to win 100\.00 · Ticket 3$/,
      ),
      expect.stringMatching(/accepted: Parlay \(2\).*100\.00 to win 264\.46 · Ticket 2$/),
      expect.stringMatching(/accepted: Chiefs −3½.*50\.00 to win 45\.45 · Ticket 1$/),
    ]);
  });

  it('keeps a sale with what was paid for what share, and a live bet’s amounts as accepted', async () => {
    const sold = { riskCents: 11_000, toWinCents: 10_000, paidCents: 9_975 };
    const sale = {
      ...sold,
      sharePercent: 100,
      byTarget: true,
      leastCents: 9_500,
      seenCents: null,
      tolerancePercent: null,
    };
    const wager = { ticketNumber: 1, wagerNumber: 1 };
    const bet = { ...gradeBet(createBet(1, 1), 'P', 0), riskCents: 0, toWinCents: 0, sold };
    useSettledNews.setState({
      recent: {
        transactions: [
          { ...entry, kind: 'saleReverse', entryId: 14, amountCents: 1_025, wager, sale },
          { ...entry, kind: 'wagerSale', entryId: 13, amountCents: -1_025, wager, sale },
          { ...entry, kind: 'wagerSale', entryId: 12, amountCents: -1_025, wager },
        ],
        bets: [{ ...bet, wagerStatus: 'S' }],
      },
    });
    const decided = [{ entryId: 11, atMs: 0, ticketNumber: 1 }];
    book.answers['GET /api/notifications'] = { body: { seenEntryId: 10, decided } };
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 4 new' }));
    const rows = within(await dialog('Notifications')).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Cash out taken back: Chiefs −3½.*\+10\.25 · Ticket 1-1$/),
      expect.stringMatching(
        /out at your target: Chiefs −3½.*99\.75 paid for 100 % \(−10\.25\) · Ticket 1-1$/,
      ),
      expect.stringMatching(/Cashed out: Chiefs −3½.*−10\.25 · Ticket 1-1$/),
      expect.stringMatching(/accepted: Chiefs −3½.*110\.00 to win 100\.00 · Ticket 1$/),
    ]);
  });

  it('names no part of a ticket as if it were all of it', async () => {
    const decided = [2, 1].map((number) => ({ entryId: 10 + number, atMs: 0, ticketNumber: number }));
    book.answers['GET /api/notifications'] = { body: { seenEntryId: 10, decided } };
    // The first bet of one is long decided; of the other the list’s next page has more.
    const bets = [createBet(1, 2), createBet(2, 1)];
    useOpenBets.setState({ answer: createOpenBetsAnswer(bets, [], { next: '2-1' }) });
    useSettledNews.setState({ recent: { transactions: [], bets: [] } });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 new' }));
    const rows = within(await dialog('Notifications')).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Live bet accepted(?!:).*Ticket 2$/),
      expect.stringMatching(/Live bet accepted(?!:).*Ticket 1$/),
    ]);
  });

  it('leads by the keyboard to the page of a graded ticket, from where Back brings the notifications again', async () => {
    useSettledNews.getState().keepRecent(grades, null);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));
    const won = () => screen.findByRole('link', { name: /Won: Chiefs/ });
    (await won()).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('address /ticket/101')).toBeTruthy();
    await noDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Browser’s Back' }));
    expect(await won()).toBeTruthy();
    expect(screen.getByText('address /')).toBeTruthy();
  });

  it('counts news while the page is open: a settled bet, a message', async () => {
    await open();
    await screen.findByRole('button', { name: 'Notifications' });
    act(() => useSettledNews.getState().keepRecent(grades, null));
    expect(await screen.findByRole('button', { name: 'Notifications, 1 new' })).toBeTruthy();
    // A reconnect asks the ledger, and with it for the results of tickets meanwhile.
    book.answers['GET /api/notifications'] = {
      body: { seenEntryId: 10, decided: [{ entryId: 15, atMs: 0, ticketNumber: 102 }] },
    };
    act(() => useSettledNews.getState().keepRecent(grades, null));
    expect(await screen.findByRole('button', { name: 'Notifications, 2 new' })).toBeTruthy();
    act(() => useSession.getState().applyNewMessages(2));
    expect(screen.getByRole('button', { name: 'Notifications, 4 new' }).textContent).toBe('4');
  });

  it('CASH-4: shows the book’s decision at the cashier and why it refused, and leads to the transactions', async () => {
    const cash = (entryId: number, more: object) => ({
      entryId,
      atMs: 1_800_000_000_000,
      kind: 'payout',
      amountCents: 5_000,
      isApproved: true,
      reason: null,
      ...more,
    });
    const decided = [
      cash(13, { isApproved: false, reason: 'Another name.' }),
      cash(12, { kind: 'deposit' }),
      cash(9, {}),
    ];
    book.answers['GET /api/notifications'] = { body: { seenEntryId: 10, decided: [], cash: decided } };
    useSettledNews.setState({ recent: { transactions: [], bets: [] } });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 new' }));
    const rows = within(await dialog('Notifications')).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Payout refused.*50\.00 · Another name\.$/),
      expect.stringMatching(/Deposit approved.*\+50\.00$/),
      expect.stringMatching(/Payout approved.*−50\.00$/),
    ]);
    expect(within(rows[0]!).getByRole('link').getAttribute('href')).toContain('transactions');
  });

  it('leads on to the inbox, replacing the notifications', async () => {
    book.answers['GET /api/inbox'] = { body: createInboxAnswer(createMessage()) };
    await open({ newMessagesCount: 1 }, '/?dialog=notifications');
    const shown = await dialog('Notifications');
    expect(within(shown).getByText(/Nothing yet/)).toBeTruthy();
    await userEvent.click(within(shown).getByRole('button', { name: 'Inbox 1 unread' }));
    expect(within(await dialog('Inbox')).getByText('Unread:')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull();
  });

  it('keeps earlier news when newer entries of the ledger come', () => {
    const { keepRecent } = useSettledNews.getState();
    keepRecent(grades, null);
    const [newer] = grades.transactions;
    keepRecent(
      { transactions: [{ ...newer!, entryId: 20 }, newer!], bets: [] },
      useSettledNews.getState().recent,
    );
    const { transactions, bets } = useSettledNews.getState().recent!;
    expect(transactions.map(({ entryId }) => entryId)).toEqual([20, 12, 9]);
    expect(bets).toHaveLength(2);
  });
});
