import type { CustomerEvent } from '@lineboard/domain/wire/live-messages';
import { expect, it, vi } from 'vitest';
import { createTestLivePage } from '../../testing/create-test-live-page.ts';
import { createOpenBetsAnswer } from '../../testing/bet-examples.ts';
import { type FakeBook, openFakeBook } from '../../testing/fake-book.ts';
import { openTestPage } from '../../testing/open-test-page.ts';
import { pickSpreads } from '../../testing/open-test-slip.ts';
import { spreadIdOf, ACCOUNT } from '../../testing/slip-examples.ts';
import { useOpenBets } from '../open-bets/open-bets-store.ts';
import { useSession } from '../session/session-store.ts';
import { useSlip } from '../slip/state/slip-store.ts';
import { useTransactions } from '../transactions/transactions-store.ts';
import { keepCustomer } from './lifecycles.ts';

const askedPaths = ({ calls }: FakeBook): string[] => calls.map(({ path }) => path);

/** One for every kind of event, so that none is left without somebody who listens. */
const WHERE_IT_LANDS: {
  [Kind in CustomerEvent['kind']]: {
    event: Extract<CustomerEvent, { kind: Kind }>;
    lands: (book: FakeBook) => void;
  };
} = {
  balance: {
    event: { kind: 'balance', balance: { ...ACCOUNT.balance, version: 9, availableCents: 9 } },
    lands: () => expect(useSession.getState().session?.balance?.availableCents).toBe(9),
  },
  ticket: {
    event: { kind: 'ticket', idempotencyKey: 'any' },
    lands: (book) => expect(askedPaths(book)).toContain(`/api/tickets/${useSlip.getState().idempotencyKey}`),
  },
  wagers: {
    event: { kind: 'wagers' },
    lands: (book) =>
      expect(askedPaths(book)).toEqual(
        expect.arrayContaining(['/api/open-bets', expect.stringMatching(/^\/api\/transactions\?/)]),
      ),
  },
  sessionEnded: {
    event: { kind: 'sessionEnded' },
    lands: () =>
      expect(useSession.getState()).toMatchObject({ session: { customer: null }, endedNotice: true }),
  },
};

it.each(Object.entries(WHERE_IT_LANDS))(
  'what the book says of %s reaches who shows it',
  async (_, { event, lands }) => {
    const book = openFakeBook({
      'GET /api/open-bets': { body: createOpenBetsAnswer([]) },
      'GET /api/transactions?days=7': { body: { transactions: [], bets: [], totalCents: 0, next: null } },
    });
    openTestPage();
    pickSpreads(useSlip, 1);
    useSlip.getState().enterAmount(spreadIdOf(1), 'risk', 11_000);
    useSlip.getState().beginSending();
    useSlip.getState().markUnknown(Date.now());
    // Both pages were looked at before.
    await Promise.all([useOpenBets.getState().load(), useTransactions.getState().load()]);
    book.calls.length = 0;
    const { page, socket } = createTestLivePage();
    const stop = keepCustomer(page);
    expect(socket.calls).toEqual([]);
    socket.tell({ kind: 'customer', event });
    await vi.waitFor(() => lands(book));
    stop();
    page.link.close();
  },
);
