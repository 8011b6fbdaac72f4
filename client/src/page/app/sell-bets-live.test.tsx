import type { SaleRequest, SaleSold } from '@lineboard/domain/betting/selling/sale.schema';
import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { createGame, createLine } from '@lineboard/domain/testing/book-fixtures';
import type { FakeLiveSocket } from '@lineboard/workers/testing/fake-live-socket';
import { patchLine, putOp, SampleGateway } from '@lineboard/workers/testing/sample-gateway';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBet, createItem, createOpenBetsAnswer, createParlay } from '../../../testing/bet-examples.ts';
import { ACCOUNT, CUSTOMER } from '../../../testing/slip-examples.ts';
import { createPulse } from '../../../testing/create-pulse.ts';
import { createTestLivePage } from '../../../testing/create-test-live-page.ts';
import { type FakeBook, type FakeCall, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { useSaleDialog } from '../../betting/selling/sale-dialog-store.ts';
import { useSales } from '../../betting/selling/sales-store.ts';
import { OpenBetsPage } from '../../books/open-bets/OpenBetsPage.tsx';
import { useOpenBets } from '../../books/open-bets/open-bets-store.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { tellFirstPrices } from '../../ground/ui/first-prices.ts';
import { keepLines } from './lifecycles.ts';

const NFL = 'lines/main/Football/NFL';
const UUID = '11111111-2222-4333-8444-555555555555';
const SALES = 'POST /api/open-bets/100-1/sales';

let socket: FakeLiveSocket;
let stop: () => void;
let book: FakeBook;
let lines: SampleGateway;

beforeEach(() => {
  openTestPage();
  localStorage.clear();
  useOpenBets.getState().forget();
  useSales.setState(useSales.getInitialState());
  useSaleDialog.setState(useSaleDialog.getInitialState());
  const teams = { feedId: 'simulator', team1Id: 'Chiefs', team2Id: 'Bills' };
  lines = new SampleGateway(NFL, [
    putOp('game', createGame({ gameNum: 1, ...teams })),
    putOp('line', createLine({ disabled: false })),
  ]);
  const opened = createTestLivePage();
  ({ socket } = opened);
  stop = keepLines(opened.page);
  tellFirstPrices();
});
afterEach(() => {
  cleanup();
  stop();
  vi.unstubAllGlobals();
});

const say = (...messages: Parameters<FakeLiveSocket['tell']>): void => act(() => socket.tell(...messages));

/** The open bets with these, the link live and their lines there. */
const show = async (...bets: OpenBet[]): Promise<void> => {
  book = openFakeBook({ 'GET /api/open-bets': { body: createOpenBetsAnswer(bets) } });
  await renderPart(<OpenBetsPage />);
  await vi.waitFor(() => expect(socket.calls).toContain('connect'));
  say({ kind: 'connected' });
  say({ kind: 'pulse', message: createPulse() });
  const asked = (): string[] => socket.requests.flatMap(({ topics }) => topics.map(({ topic }) => topic));
  await vi.waitFor(() => expect(asked()).toContain(NFL));
  say(lines.snapshot());
};

/** 110.00 to win 100.00 at −110. */
const STRAIGHT = createBet(100, 1, { items: [createItem({ finalLine: -3.5 })] });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the offer of an open bet', () => {
  it('HR-52.1: stands on the bet, moves with the lines, and is grey with its reason once they may be old', async () => {
    await show(STRAIGHT);
    // 210.00 × ½ × 0.95
    const sell = await button('Cash out 99.75, 100-1');
    expect(sell.textContent).toBe('Cash out 99.75');
    say(lines.change(patchLine(1, 0, { spreadAdj1: -150, spreadAdj2: 130 })));
    await vi.waitFor(() => expect(sell.textContent).toBe('Cash out 115.67'));
    say(lines.change(patchLine(1, 0, { spreadLineStatus: 'H' })));
    await vi.waitFor(() => expect(sell.textContent).toBe('Cash out Line held'));
    expect(sell).toHaveProperty('disabled', true);
    say(lines.change(patchLine(1, 0, { spreadLineStatus: 'O' })));
    await vi.waitFor(() => expect(sell).toHaveProperty('disabled', false));
    say({ kind: 'disconnected' });
    await vi.waitFor(() => expect(sell.textContent).toBe('Cash out May be old'));
    expect(sell).toHaveProperty('disabled', true);
  });

  it('HR-52.1: is worked out by the figures of the book’s house rules', async () => {
    await show(STRAIGHT);
    const sell = await button('Cash out 99.75, 100-1');
    const site = useSession.getState().site!;
    const rules = { ...site.rules, sales: { marginPercent: 10, legPercent: 2, leastCents: 100 } };
    act(() => useSession.setState({ site: { ...site, rules } }));
    await vi.waitFor(() => expect(sell.textContent).toBe('Cash out 92.40'));
  });

  it('HR-52.5: is none under the figure of the customer’s currency, and says so', async () => {
    await show(STRAIGHT);
    await button('Cash out 99.75, 100-1');
    const site = useSession.getState().site!;
    const { currency } = useSession.getState().session!.customer!;
    const least = (of: string) => ({
      ...site,
      rules: { ...site.rules, sales: { ...site.rules.sales, leastCentsOf: { [of]: 9_976 } } },
    });
    act(() => useSession.setState({ site: least(currency) }));
    expect(await screen.findByText('Too small')).toBeDefined();
    act(() => useSession.setState({ site: least('XXX') }));
    expect(await button('Cash out 99.75, 100-1')).toBeDefined();
  });

  it('HR-50.2: a bet that is never bought back says why, in a line without a button', async () => {
    await show({ ...STRAIGHT, freePlayFlag: true }, createParlay(101, 2));
    await screen.findByText('Not for free play');
    await screen.findByText('Not with open spots');
    expect(screen.queryByRole('button', { name: /Cash out/ })).toBeNull();
  });
});

const sold = (changed: Partial<SaleSold> = {}): SaleSold => ({
  state: 'sold',
  ticketNumber: 100,
  wagerNumber: 1,
  sharePercent: 100,
  byTarget: false,
  paidCents: 9_975,
  riskLeftCents: 0,
  toWinLeftCents: 0,
  balance: { ...ACCOUNT.balance, version: ACCOUNT.balance.version + 1, availableCents: 77_700 },
  ...changed,
});

const keyOf = ({ body }: FakeCall): string => (body as SaleRequest).key;
const callsTo = (way: string): FakeCall[] =>
  book.calls.filter(({ method, path }) => `${method} ${path}`.startsWith(way));

/** Opens the dialog, and waits until a press in it counts. */
const open = async (label = 'Cash out 99.75'): Promise<HTMLElement> => {
  fireEvent.click(await button('Cash out 99.75, 100-1'));
  const dialog = await screen.findByRole('dialog', { name: 'Cash out 100-1' });
  await steady(dialog, label);
  return dialog;
};
const steady = (dialog: HTMLElement, label: string): Promise<void> =>
  vi.waitFor(() =>
    expect(within(dialog).getByRole('button', { name: label }).getAttribute('aria-disabled')).toBeNull(),
  );
const press = (dialog: HTMLElement, label = 'Cash out 99.75'): void => {
  fireEvent.click(within(dialog).getByRole('button', { name: label }));
};

describe('an open bet is sold', () => {
  it('HR-53.1: by two presses, with what was seen; the page says what was paid, and has the new balance', async () => {
    await show(STRAIGHT);
    book.answers[SALES] = { body: sold() };
    fireEvent.click(await button('Cash out 99.75, 100-1'));
    const dialog = await screen.findByRole('dialog', { name: 'Cash out 100-1' });
    // The second half of a double click isn't the second press.
    press(dialog);
    expect(callsTo('POST')).toEqual([]);
    await steady(dialog, 'Cash out 99.75');
    book.answers['GET /api/open-bets'] = { body: createOpenBetsAnswer([]) };
    const sell = within(dialog).getByRole('button', { name: 'Cash out 99.75' });
    fireEvent.click(sell);
    fireEvent.click(sell);
    expect(await within(dialog).findByText('Cashed out for 99.75')).toBeTruthy();
    expect(within(dialog).getByText('Nothing is left of the bet.')).toBeTruthy();
    const [call, ...others] = callsTo('POST');
    expect(others).toEqual([]);
    expect(call!.body).toEqual({
      key: expect.stringMatching(/^[\da-f-]{36}$/),
      sharePercent: 100,
      seenCents: 9_975,
      tolerancePercent: 2,
    });
    expect(useSession.getState().session?.balance?.availableCents).toBe(77_700);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('lb-sale'))).toEqual([]);
    // The list was asked again, and the bet has left it; what became of it can still be read.
    expect(await screen.findByText('No open bets')).toBeTruthy();
    fireEvent.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!);
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('HR-54.1, HR-54.2: by a share that is pressed or typed, with what is left said before', async () => {
    await show(STRAIGHT);
    const dialog = await open();
    fireEvent.click(within(dialog).getByRole('button', { name: '50 %' }));
    expect(within(dialog).getByText('Left: risk 55.00 to win 50.00')).toBeTruthy();
    const field = within(dialog).getByRole('textbox', { name: 'Share in per cent, 10 to 100' });
    for (const wrong of ['9', '101', '33.5', '', '-50', '1e2']) {
      fireEvent.change(field, { target: { value: wrong } });
      expect(within(dialog).getByRole('button', { name: 'Enter a share' })).toBeTruthy();
    }
    fireEvent.change(field, { target: { value: '33' } });
    // 99.75 × 33 %
    await steady(dialog, 'Cash out 32.91');
    expect(within(dialog).getByText('Left: risk 73.70 to win 67.00')).toBeTruthy();
    book.answers[SALES] = {
      body: sold({ sharePercent: 33, paidCents: 3_291, riskLeftCents: 7_370, toWinLeftCents: 6_700 }),
    };
    press(dialog, 'Cash out 32.91');
    expect(await within(dialog).findByText('Cashed out for 32.91')).toBeTruthy();
    expect(callsTo('POST')[0]!.body).toMatchObject({ sharePercent: 33, seenCents: 3_291 });
  });

  it('HR-53.2: at an amount that fell under the finger by what was seen before, and asks with the new one', async () => {
    await show(STRAIGHT);
    const dialog = await open();
    fireEvent.change(within(dialog).getByRole('combobox'), { target: { value: '0' } });
    say(lines.change(patchLine(1, 0, { spreadAdj1: 130, spreadAdj2: -150 })));
    await within(dialog).findByRole('button', { name: 'Cash out 83.82' });
    book.answers[SALES] = { body: { state: 'changed', offerCents: 8_300 } };
    press(dialog, 'Cash out 83.82');
    expect(callsTo('POST')[0]!.body).toMatchObject({ seenCents: 9_975, tolerancePercent: 0 });
    expect(await within(dialog).findByText(/^The book pays 83.00 now, not 99.75/)).toBeTruthy();
    await steady(dialog, 'Cash out 83.00');
    book.answers[SALES] = { body: sold({ paidCents: 8_300 }) };
    press(dialog, 'Cash out 83.00');
    expect(await within(dialog).findByText('Cashed out for 83.00')).toBeTruthy();
    const [first, second] = callsTo('POST');
    expect(second!.body).toMatchObject({ seenCents: 8_300 });
    expect(keyOf(second!)).not.toBe(keyOf(first!));
  });

  it('HR-53.3: with a lost answer asks the book by the key until it is known, and takes no other press', async () => {
    await show(STRAIGHT);
    const dialog = await open();
    book.answers[SALES] = 'lost';
    press(dialog);
    expect(await within(dialog).findByRole('button', { name: 'Checking with the book…' })).toBeTruthy();
    press(dialog, 'Checking with the book…');
    const key = keyOf(callsTo('POST')[0]!);
    expect(localStorage.getItem(`lb-sale:${CUSTOMER.customerId}:${key}`)).toContain('"seenCents":9975');
    book.answers[`GET /api/sales/${key}`] = { body: sold() };
    expect(await within(dialog).findByText('Cashed out for 99.75')).toBeTruthy();
    expect(callsTo('POST')).toHaveLength(1);
  });

  it('HR-53.3: a key that the book doesn’t know is closed, and nothing was sold', async () => {
    await show(STRAIGHT);
    const dialog = await open();
    book.answers[SALES] = { status: 503, body: { error: { code: 'unavailable' } } };
    press(dialog);
    await vi.waitFor(() => expect(callsTo('POST')).toHaveLength(1));
    const key = keyOf(callsTo('POST')[0]!);
    book.answers[`GET /api/sales/${key}`] = { status: 404, body: { error: { code: 'notFound' } } };
    book.answers[`POST /api/sales/${key}/close`] = { body: { state: 'closed' } };
    expect(await within(dialog).findByText('Nothing was sold.', {}, { timeout: 5_000 })).toBeTruthy();
    expect(callsTo(`GET /api/sales/${key}`)).toHaveLength(2);
    await steady(dialog, 'Cash out 99.75');
  });

  it('HR-53.4: in play waits with its seconds, and is told at once when the book has decided', async () => {
    await show(STRAIGHT);
    const dialog = await open();
    const decidedAtMs = Date.now() + 60_000;
    const pending = { ticketNumber: 100, wagerNumber: 1, sharePercent: 100 };
    book.answers[SALES] = { body: { state: 'pending', ...pending, sentAtMs: Date.now(), decidedAtMs } };
    press(dialog);
    const waiting = await within(dialog).findByRole('button', { name: /^Pending: (60|59) seconds$/ });
    expect(waiting.getAttribute('aria-disabled')).toBe('true');
    const key = keyOf(callsTo('POST')[0]!);
    book.answers[`GET /api/sales/${key}`] = { body: { state: 'refused', refusal: 'held' } };
    say({ kind: 'customer', event: { kind: 'sale', key } });
    expect(await within(dialog).findByText('Nothing was sold: Line held')).toBeTruthy();
  });
});

describe('a page that was closed in the middle', () => {
  const kept = {
    ticketNumber: 100,
    wagerNumber: 1,
    key: UUID,
    sharePercent: 100,
    seenCents: 9_975,
    tolerancePercent: 2,
  };

  it('HR-53.3: asks what became of the customer’s own sale, and says so on the bet', async () => {
    localStorage.setItem('lb-sale:NOBODY:k-2', JSON.stringify({ ...kept, key: 'k-2', ticketNumber: 101 }));
    localStorage.setItem(`lb-sale:${CUSTOMER.customerId}:${UUID}`, JSON.stringify(kept));
    localStorage.setItem(`lb-sale:${CUSTOMER.customerId}:broken`, '{"key":1');
    stop();
    const opened = createTestLivePage();
    ({ socket } = opened);
    useSales.setState(useSales.getInitialState());
    stop = keepLines(opened.page);
    await show(STRAIGHT);
    expect((await button(/^Cash out.*Checking/)).getAttribute('aria-busy')).toBe('true');
    book.answers[`GET /api/sales/${UUID}`] = { body: { state: 'closed' } };
    await button('Cash out 99.75, 100-1');
    expect(callsTo('GET /api/sales').map(({ path }) => path)).not.toContain('/api/sales/k-2');
    const left = Object.keys(localStorage).filter((key) => key.startsWith('lb-sale'));
    expect(left).toEqual(['lb-sale:NOBODY:k-2']);
  });

  it('HR-44.1: shows a sale that another page began, and takes no second one', async () => {
    const waitingSale = { key: UUID, sharePercent: 100, sentAtMs: 0, decidedAtMs: Date.now() + 9_000 };
    await show({ ...STRAIGHT, isReserved: true, waitingSale });
    expect((await button(/^Cash out.*Pending/)).getAttribute('aria-busy')).toBe('true');
  });
});
