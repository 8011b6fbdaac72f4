import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createBet, gradeBet } from '../../testing/bet-examples.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { useSettledNews } from '../transactions/settled-news-store.ts';
import { useNotices } from '../ui/notices-store.ts';
import { Dialogs } from './Dialogs.tsx';

it('a bet that is settled is told of, whatever page is open', async () => {
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
