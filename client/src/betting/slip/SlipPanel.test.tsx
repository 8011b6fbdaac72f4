import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import {
  BOOK_MS,
  createAccepted,
  createPending,
  createQuote,
  CUSTOMER,
  SPREAD,
  SPREAD_ID,
  SPREAD_SEEN,
  ACCOUNT,
  UNDERDOG,
  UNDERDOG_ID,
  UNDERDOG_SEEN,
} from '../../../testing/slip-examples.ts';
import { pressAction } from '../../../testing/slip-panel.tsx';
import { useLineState } from '../../ground/live/line-state.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { EMPTY_SLIP } from './state/empty-slip.ts';
import { SlipPanel } from './SlipPanel.tsx';
import { useSlip } from './state/slip-store.ts';

let book: FakeBook;

const pick = (): void =>
  act(() => {
    useSlip.getState().togglePick(SPREAD, SPREAD_SEEN);
    useSlip.getState().applyQuotes([[SPREAD_ID, createQuote()]]);
  });

const pickAnother = (): void =>
  act(() => {
    useSlip.getState().togglePick(UNDERDOG, UNDERDOG_SEEN);
    useSlip.getState().applyQuotes([[UNDERDOG_ID, createQuote()]]);
  });

const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });

const enter = (name: string, text: string): void => {
  fireEvent.change(field(name), { target: { value: text } });
  fireEvent.blur(field(name));
};

const RISK = 'Risk on Chiefs −3½';
const TO_WIN = 'To win on Chiefs −3½';

beforeEach(() => {
  book = openFakeBook();
  useSlip.setState(EMPTY_SLIP);
  useSlip.getState().applyCustomer(CUSTOMER);
  useSlip.getState().applyAccount(ACCOUNT);
  useSession.setState({ session: { online: true, customer: CUSTOMER, balance: ACCOUNT.balance } });
  useLineState.getState().applyLineState({
    connection: 'live',
    staleSinceMs: null,
    accepting: true,
    bookClock: { wallMs: Date.now(), bookMs: BOOK_MS, speed: 1 },
  });
});

describe('the slip', () => {
  it('says how to begin when it is empty', async () => {
    await renderPart(<SlipPanel />);
    expect(screen.getByText('Press a price on the board to begin.')).toBeTruthy();
  });

  it('SCR2-21, SCR2-22: lists each bet with its game, and takes an amount for each item', async () => {
    pick();
    pickAnother();
    await renderPart(<SlipPanel />);
    const cards = ['Chiefs −3½', 'Bills'].map((name) => screen.getByRole('region', { name }));
    expect(cards[0]?.textContent).toContain('Chiefs @ Bills');
    expect(cards[0]?.textContent).toContain('−110');
    for (const card of cards) expect(within(card).getAllByRole('textbox')).toHaveLength(2);
  });

  it('HR-3.1: risk and to-win follow each other, and the action is the bet', async () => {
    pick();
    await renderPart(<SlipPanel />);
    enter(RISK, '110');
    expect(field(TO_WIN).value).toBe('100.00');
    expect(screen.getByRole('button', { name: 'Risk 110.00 to win 100.00' })).toBeTruthy();
    enter(TO_WIN, '50');
    expect(field(RISK).value).toBe('55.00');
  });

  it('Enter in an amount moves on to the action', async () => {
    pick();
    await renderPart(
      <aside id="slip">
        <SlipPanel />
      </aside>,
    );
    await userEvent.type(field(RISK), '110{Enter}');
    expect(document.activeElement?.textContent).toBe('Risk 110.00 to win 100.00');
    expect(book.calls).toEqual([]);
  });

  it('HR-4.1: the limit shows before it is hit, and a tap enters it', async () => {
    pick();
    await renderPart(<SlipPanel />);
    await userEvent.click(screen.getByRole('button', { name: 'Max 500 on Chiefs −3½' }));
    expect([field(RISK).value, field(TO_WIN).value]).toEqual(['550.00', '500.00']);
  });

  it('CON2-02, CON2-03, CON2-04, CON2-05: quick amounts 200, 500, 1000, 5000 enter the base amount', async () => {
    pick();
    await renderPart(<SlipPanel />);
    const quick = within(screen.getByRole('group', { name: 'Quick amounts' })).getAllByRole('button');
    expect(quick.map(({ textContent }) => textContent)).toEqual(['200', '500', '1,000', '5,000']);
    await userEvent.click(quick[0]!);
    expect([field(RISK).value, field(TO_WIN).value]).toEqual(['220.00', '200.00']);
  });

  it('VAL2-10, VAL2-11, VAL2-12: above the limit the item says "Amount Exceeded" and what would be accepted', async () => {
    pick();
    await renderPart(<SlipPanel />);
    enter(RISK, '600');
    const card = screen.getByRole('region', { name: 'Chiefs −3½' });
    expect(within(card).getByRole('alert').textContent).toBe(
      'Amount Exceeded · Max risk 550.00 to win 500.00',
    );
    expect(screen.getByRole('button', { name: 'Fix the marked bets' })).toHaveProperty('disabled', true);
  });

  it('VAL2-12: below the minimum the item says "Amount below the minimum"', async () => {
    pick();
    await renderPart(<SlipPanel />);
    enter(RISK, '1');
    expect(screen.getByRole('alert').textContent).toBe('Amount below the minimum · Minimum 5.00');
  });

  it('VAL2-16: with several items asks whether the others take the same amount', async () => {
    pick();
    pickAnother();
    await renderPart(<SlipPanel />);
    enter(RISK, '110');
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(field('Risk on Bills').value).toBe('110.00');
    expect(screen.queryByText(/on the other pick/)).toBeNull();
  });

  it('a changed price shows old → new, better or worse, and a press accepts it', async () => {
    pick();
    await renderPart(<SlipPanel />);
    enter(RISK, '110');
    act(() => useSlip.getState().applyQuotes([[SPREAD_ID, createQuote({ spreadAdj1: -115, version: 8 })]]));
    expect(screen.getByText('Price changed').closest('[role="status"]')?.textContent).toBe(
      'Price changed ▼ worse −110 → −115',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(screen.queryByText('Price changed')).toBeNull();
    expect(screen.getByRole('button', { name: 'Risk 110.00 to win 95.65' })).toBeTruthy();
  });

  it.each([
    ['held', '', 'On hold. Your amount is kept; wait for it to reopen.'],
    ['checked', 'SL', 'Being checked. Your amount is kept; wait for it to reopen.'],
  ])(
    'a line that is %s says so, and the amount stays while it is typed',
    async (_is, doubtedMarkets, says) => {
      pick();
      await renderPart(<SlipPanel />);
      field(RISK).focus();
      fireEvent.change(field(RISK), { target: { value: '110' } });
      const quote = createQuote({ spreadLineStatus: 'H', doubtedMarkets, version: 8 });
      act(() => useSlip.getState().applyQuotes([[SPREAD_ID, quote]]));
      expect(screen.getByRole('alert').textContent).toBe(says);
      expect(screen.queryByRole('button', { name: /^Risk 110/ })).toBeNull();
      expect(document.activeElement).toBe(field(RISK));
      expect(field(RISK).value).toBe('110');
    },
  );

  it('names no limit for a line that was unavailable since the slip was opened', async () => {
    pick();
    const quote = createQuote({ spreadLineStatus: 'H', doubtedMarkets: 'S', version: 8 });
    useSlip.getState().applyQuotes([[SPREAD_ID, quote]]);
    await renderPart(<SlipPanel />);
    expect(screen.getByText('Max –')).toHaveProperty('disabled', true);
  });

  it('prices that may be old block the action and say since when', async () => {
    pick();
    await renderPart(<SlipPanel />);
    enter(RISK, '110');
    const staleSinceMs = Date.parse('2026-01-04T12:30:00-05:00');
    act(() => useLineState.getState().applyLineState({ connection: 'stale', staleSinceMs }));
    const action = screen.getByRole('button', { name: /Prices may be old since 12:30/ });
    expect(action).toHaveProperty('disabled', true);
  });

  it('a book that takes no bets blocks the action and says so', async () => {
    pick();
    await renderPart(<SlipPanel />);
    enter(RISK, '110');
    act(() => useLineState.getState().applyLineState({ accepting: false }));
    expect(screen.getByRole('button', { name: 'No bets right now' })).toHaveProperty('disabled', true);
    act(() => useLineState.getState().applyLineState({ accepting: true }));
    expect(screen.getByRole('button', { name: 'Risk 110.00 to win 100.00' })).toBeTruthy();
  });

  it('a price that moved has to be accepted before the bet; the action also accepts it', async () => {
    pick();
    await renderPart(<SlipPanel />);
    enter(RISK, '110');
    act(() => useSlip.getState().applyQuotes([[SPREAD_ID, createQuote({ spreadAdj1: -115, version: 8 })]]));
    expect(screen.queryByRole('button', { name: /^Risk 110.00/ })).toBeNull();
    await pressAction('Accept Chiefs −3½ −110 → −115');
    expect(screen.queryByText('Price changed')).toBeNull();
    expect(screen.getByRole('button', { name: 'Risk 110.00 to win 95.65' })).toBeTruthy();
  });

  it('a visitor is asked to sign in', async () => {
    pick();
    useSession.setState({ session: { online: false, customer: null, balance: null } });
    await renderPart(<SlipPanel />);
    expect(screen.getByRole('link', { name: 'Sign in to bet' }).getAttribute('href')).toBe('/signIn');
  });

  it('shows the ticket number once accepted; kept picks start the next ticket', async () => {
    pick();
    book.answers['POST /api/tickets'] = ({ body }) => ({ body: createAccepted(body as never) });
    await renderPart(<SlipPanel />);
    enter(RISK, '110');
    await pressTwice('Risk 110.00 to win 100.00');
    expect(await screen.findByText('Ticket 100001')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Keep picks' }));
    expect(screen.getByRole('region', { name: 'Chiefs −3½' })).toBeTruthy();
    expect(field(RISK).value).toBe('');
  });

  it('a price that moves within the customer’s tolerance does not end a first press; an edit does', async () => {
    pick();
    await renderPart(<SlipPanel />);
    enter(RISK, '110');
    act(() => useSlip.getState().choosePriceAcceptance('close'));
    await userEvent.click(screen.getByRole('button', { name: 'Risk 110.00 to win 100.00' }));
    act(() => useSlip.getState().applyQuotes([[SPREAD_ID, createQuote({ spreadAdj1: -115, version: 8 })]]));
    expect(screen.getByRole('button', { name: 'Press again: Chiefs −3½ −115, risk 110.00' })).toBeTruthy();
    enter(RISK, '115');
    expect(screen.getByRole('button', { name: 'Risk 115.00 to win 100.00' })).toBeTruthy();
  });

  it('SCR2-27: leads to the open bets once accepted', async () => {
    pick();
    book.answers['POST /api/tickets'] = ({ body }) => ({ body: createAccepted(body as never) });
    await renderPart(<SlipPanel />);
    enter(RISK, '110');
    await pressTwice('Risk 110.00 to win 100.00');
    const link = await screen.findByRole('link', { name: 'See open bets' });
    expect(link.getAttribute('href')).toBe('/openBets');
  });

  it('says on the item why it was refused, scrolls to it and leaves the amounts', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    pick();
    book.answers['POST /api/tickets'] = {
      body: { state: 'refused', code: 'lineHeld', items: [{ itemId: SPREAD_ID, code: 'lineHeld' }] },
    };
    await renderPart(<SlipPanel />);
    enter(RISK, '110');
    await pressTwice('Risk 110.00 to win 100.00');
    const notice = (await screen.findByText('Not placed')).closest('[role="alert"]');
    expect(scrolled.mock.contexts).toContain(notice);
    scrolled.mockRestore();
    expect(screen.getByText('On hold. Your amount is kept; wait for it to reopen.')).toBeTruthy();
    expect(field(RISK).value).toBe('110.00');
  });

  it('while the result is unknown, says that the book is being asked, and disables everything', async () => {
    pick();
    book.answers['POST /api/tickets'] = 'lost';
    await renderPart(<SlipPanel />);
    enter(RISK, '110');
    await pressTwice('Risk 110.00 to win 100.00');
    expect(await screen.findByText('No answer yet, checking with the book')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Checking with the book…' })).toHaveProperty('disabled', true);
    expect(field(RISK).disabled).toBe(true);
    expect(screen.getByRole('button', { name: 'Clear' })).toHaveProperty('disabled', true);
  });

  it('HR-44.2: counts the seconds while it is pending', async () => {
    pick();
    book.answers['POST /api/tickets'] = () => ({ body: createPending(Date.now(), 4500) });
    await renderPart(<SlipPanel />);
    enter(RISK, '110');
    await pressTwice('Risk 110.00 to win 100.00');
    expect(await screen.findByText('Pending: 5 seconds')).toBeTruthy();
  });

  it('SH1-12: switches the price format live', async () => {
    pick();
    await renderPart(<SlipPanel />);
    const { useDeviceSettings } = await import('../../ground/device/device-settings.ts');
    act(() => useDeviceSettings.getState().changeSettings({ priceType: 'D' }));
    expect(screen.getByRole('region', { name: 'Chiefs −3½' }).textContent).toContain('1.91');
    act(() => useDeviceSettings.getState().changeSettings({ priceType: 'A' }));
  });
});
