import { isUnderWay } from '../state/ticket-stage.ts';
import type { TicketAccepted } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeAnswer, openFakeBook } from '../../../../testing/fake-book.ts';
import { openTestPage } from '../../../../testing/open-test-page.ts';
import { pickSpreads } from '../../../../testing/open-test-slip.ts';
import { pressTwice } from '../../../../testing/press-twice.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { createAccepted, createPending, spreadIdOf } from '../../../../testing/slip-examples.ts';
import { useSession } from '../../../ground/session/session-store.ts';
import { SlipPanel } from '../SlipPanel.tsx';
import { useSlip } from '../state/slip-store.ts';

const points = (): HTMLSelectElement | null => screen.queryByRole('combobox', { name: /^Points on/ });
const rifLink = (): HTMLElement | null => screen.queryByRole('link', { name: 'Roll from an open bet' });

/** A spread with an amount, posted to a book that gives this answer. */
const post = async (
  answer: FakeAnswer | 'accepted',
  change: (accepted: TicketAccepted) => TicketAccepted = (accepted) => accepted,
): Promise<void> => {
  openFakeBook({
    'POST /api/tickets': ({ body }) =>
      answer === 'accepted' ? { body: change(createAccepted(body as never)) } : answer,
  });
  await renderPart(<SlipPanel />);
  await pressTwice('Risk 110.00 to win 100.00');
};

beforeEach(() => {
  openTestPage({ customer: { enableRifFlag: true } });
  act(() => pickSpreads(useSlip, 1));
  act(() => useSlip.getState().enterAmount(spreadIdOf(1), 'risk', 11_000));
});

describe('a posted ticket', () => {
  it('VAL2-30: takes points before it is posted', async () => {
    await renderPart(<SlipPanel />);
    await userEvent.selectOptions(points()!, '1');
    expect(useSlip.getState().items[0]?.pointsBought).toBe(1);
  });

  it('VAL2-30: takes no points while it is on its way', async () => {
    await post('lost');
    await screen.findByText('No answer yet, checking with the book');
    expect(points()).toHaveProperty('disabled', true);
    useSlip.getState().buyPoints(spreadIdOf(1), 1);
    expect(useSlip.getState().items[0]?.pointsBought).toBe(0);
  });

  it('VAL2-30: offers no points once it is accepted', async () => {
    await post('accepted');
    expect(await screen.findByText('Ticket 100001')).toBeTruthy();
    expect(points()).toBeNull();
  });

  it('VAL2-39: hides the rolling-if button while it is on its way, and shows it again when nothing was placed', async () => {
    await post({ body: createPending(Date.now(), 60_000) });
    await screen.findByText(/^Pending/);
    expect(rifLink()).toBeNull();
    act(() => {
      const { ticket, refuse } = useSlip.getState();
      if (isUnderWay(ticket)) refuse(ticket.request.idempotencyKey, { code: 'unavailable', items: [] });
    });
    expect(rifLink()).toBeTruthy();
  });

  it('has a receipt with its time and zone, the odds of each pick and no others', async () => {
    await post('accepted');
    const number = await screen.findByText('Ticket 100001');
    expect(number.closest('[role="status"]')?.textContent).toContain('Sun, Jan 4, 12:00 PM EST');
    const wager = within(screen.getByRole('list')).getByRole('listitem');
    expect(wager.textContent).toContain('−110');
    expect(wager.textContent).not.toMatch(/Combined odds|open spot/);
  });

  it('ENT2-15.12: has its number from the book once it is accepted, which leads to the ticket’s own page', async () => {
    await post({ body: createPending(Date.now(), 60_000) });
    await screen.findByText(/^Pending/);
    expect(screen.queryByText(/^Ticket \d/)).toBeNull();
    const key = useSlip.getState().idempotencyKey ?? '';
    act(() =>
      useSlip.getState().applyAnswer(key, {
        ...createAccepted({ items: [] } as never),
        ticketNumber: 100_777,
      }),
    );
    const link = await screen.findByRole('link', { name: 'Ticket 100777' });
    expect(link.getAttribute('href')).toBe('/ticket/100777');
  });

  it('has a receipt with the mark of the team in the bet', async () => {
    await post('accepted');
    const wager = within(await screen.findByRole('list')).getByRole('listitem');
    const mark = await within(wager).findByText(/^[A-Z0-9]{2}$/);
    expect(mark.closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('HR-10.1, HR-15.1: has a receipt with what the picks pay together, and the open spots', async () => {
    const changed = { combinedPrice: 264, openSpots: 2 };
    await post('accepted', (accepted) => ({
      ...accepted,
      wagers: accepted.wagers.map((wager) => ({ ...wager, ...changed })),
    }));
    await screen.findByText('Ticket 100001');
    const wager = within(screen.getByRole('list')).getByRole('listitem');
    expect(wager.textContent).toContain('2 open spotsCombined odds+264Risk 110.00 to win 100.00');
  });

  it('is copied as the receipt shows it', async () => {
    userEvent.setup();
    await post('accepted', (accepted) => ({
      ...accepted,
      wagers: accepted.wagers.map((wager) => ({ ...wager, combinedPrice: 264, openSpots: 2 })),
    }));
    await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
    await screen.findByRole('button', { name: 'Copied' });
    expect(await navigator.clipboard.readText()).toBe(
      [
        'Ticket 100001',
        'Sun, Jan 4, 12:00 PM EST',
        'Straight',
        '',
        'Away 1 −3½ −110',
        'Away 1 @ Home 1',
        '2 open spots',
        'Combined odds +264',
        'Risk 110.00 to win 100.00',
      ].join('\n'),
    );
  });

  it('says when the browser refuses to copy it, and tries again', async () => {
    userEvent.setup();
    await post('accepted');
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Couldn’t copy' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(write).toHaveBeenCalledTimes(2);
  });

  it('VAL2-39: has no rolling-if button once it is accepted', async () => {
    await post('accepted');
    expect(await screen.findByText('Ticket 100001')).toBeTruthy();
    expect(rifLink()).toBeNull();
  });

  it.each(['unauthenticated', 'sessionEnded'] as const)(
    'keeps the slip when it is refused as %s, and the page becomes a visitor’s that asks to sign in again',
    async (code) => {
      await post({ status: 401, body: { error: { code } } });
      expect(await screen.findByRole('link', { name: 'Sign in to bet' })).toBeTruthy();
      expect(useSession.getState()).toMatchObject({ session: { customer: null }, endedNotice: true });
      expect(useSlip.getState().items).toMatchObject([{ amountCents: 11_000 }]);
    },
  );
});
