import { deviceStorage } from '../../../ground/device-storage/device-storage.ts';
import { SCREEN_MARK_HEADER } from '@lineboard/domain/doors/contract/screen-calls';
import { evaluateTicket } from '@lineboard/domain/betting/ticket/evaluate-ticket';
import { NEVER } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeAnswer, type FakeBook, openFakeBook } from '../../../../testing/fake-book.ts';
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
} from '../../../../testing/slip-examples.ts';
import { useLineState } from '../../../ground/live/line-state.ts';
import { SLIP_ID } from '../../../ground/ui/focus-parts.ts';
import { createSlipStore } from '../state/create-slip-store.ts';
import { EMPTY_SLIP } from '../state/empty-slip.ts';
import { useSession } from '../../../ground/session/session-store.ts';
import { useSlip } from '../state/slip-store.ts';
import { keepTicket } from './keep-ticket.ts';
import { placeTicket } from './place-ticket.ts';

let book: FakeBook;
let stop: () => void;

const fillSlip = (): string => {
  const slip = useSlip.getState();
  slip.applyCustomer(CUSTOMER);
  slip.applyAccount(ACCOUNT);
  slip.togglePick(SPREAD, SPREAD_SEEN);
  useSlip.getState().applyQuotes([[SPREAD_ID, createQuote()]]);
  useSlip.getState().enterAmount(SPREAD_ID, 'risk', 11_000);
  return useSlip.getState().idempotencyKey!;
};

const pathsAsked = (): string[] => book.calls.map(({ method, path }) => `${method} ${path}`);

beforeEach(() => {
  vi.useFakeTimers({ now: BOOK_MS });
  useSlip.setState({ ...EMPTY_SLIP, owner: CUSTOMER.customerId });
  useLineState.getState().applyLineState({ connection: 'live', slow: false, accepting: true });
  book = openFakeBook();
  stop = keepTicket(NEVER);
  return () => stop();
});

describe('placing a ticket', () => {
  it('CALL2-15: sends what the customer saw with the slip’s key, and shows the receipt', async () => {
    const key = fillSlip();
    book.answers['POST /api/tickets'] = ({ body }) => ({ body: createAccepted(body as never) });
    await placeTicket();
    expect(book.calls).toEqual([
      {
        method: 'POST',
        path: '/api/tickets',
        body: expect.objectContaining({
          idempotencyKey: key,
          items: [expect.objectContaining({ seenPrice: -110, seenLine: -3.5, amountCents: 11_000 })],
        }),
      },
    ]);
    expect(useSlip.getState().ticket.stage).toBe('accepted');
  });

  it('tells a book that sends traces when the slip shows the answer', async () => {
    fillSlip();
    book.answers['POST /api/tickets'] = ({ body }) => ({
      body: createAccepted(body as never),
      headers: { [SCREEN_MARK_HEADER]: 'a mark' },
    });
    book.answers['POST /api/traces'] = { status: 204 };
    document.body.innerHTML = `<aside id="${SLIP_ID}"><div data-stage="accepted"></div></aside>`;
    await placeTicket();
    await vi.advanceTimersByTimeAsync(100);
    await vi.dynamicImportSettled();
    expect(pathsAsked()).toEqual(['POST /api/tickets', 'POST /api/traces']);
    expect(book.calls.at(-1)?.body).toMatchObject({ mark: 'a mark' });
    document.body.replaceChildren();
  });

  it('ST1-16: a customer who is taken for a bot passes the captcha, and the same ticket is sent again', async () => {
    fillSlip();
    useSession.setState({ session: { online: true, customer: CUSTOMER, balance: null } });
    let asked = 0;
    book.answers['POST /api/tickets'] = ({ body }) => {
      asked += 1;
      return asked === 1
        ? { status: 403, body: { error: { code: 'captchaRequired' } } }
        : { body: createAccepted(body as never) };
    };
    // The captcha was passed in another tab.
    book.answers['POST /api/captcha'] = { status: 404, body: { error: { code: 'notFound' } } };
    book.answers['GET /api/session'] = { body: { online: true, customer: CUSTOMER, balance: null } };
    await placeTicket();
    expect(pathsAsked()).toEqual([
      'POST /api/tickets',
      'POST /api/captcha',
      'GET /api/session',
      'POST /api/tickets',
    ]);
    expect(book.calls.at(-1)?.body).toEqual(book.calls[0]?.body);
    expect(useSlip.getState().ticket.stage).toBe('accepted');
  });

  it('ST1-16: a customer who fails the captcha is told so, and nothing is placed', async () => {
    fillSlip();
    book.answers['POST /api/tickets'] = { status: 403, body: { error: { code: 'captchaRequired' } } };
    await placeTicket();
    expect(pathsAsked()).toEqual(['POST /api/tickets', 'POST /api/captcha']);
    expect(useSlip.getState().ticket).toMatchObject({
      stage: 'refused',
      refusal: { code: 'captchaRequired' },
    });
  });

  it('ST2-09: the recent-ticket flag lasts 3 seconds', async () => {
    fillSlip();
    book.answers['POST /api/tickets'] = ({ body }) => ({ body: createAccepted(body as never) });
    await placeTicket();
    await vi.advanceTimersByTimeAsync(2999);
    expect(useSlip.getState().ticket).toMatchObject({ recent: true });
    await vi.advanceTimersByTimeAsync(1);
    expect(useSlip.getState().ticket).toMatchObject({ recent: false });
  });

  it('sends nothing while prices may be old', async () => {
    fillSlip();
    useLineState.getState().applyLineState({ connection: 'stale' });
    await placeTicket();
    expect(book.calls).toEqual([]);
    expect(useSlip.getState().ticket.stage).toBe('editing');
  });

  it('sends once when it is pressed twice', async () => {
    fillSlip();
    book.answers['POST /api/tickets'] = ({ body }) => ({ body: createAccepted(body as never) });
    await Promise.all([placeTicket(), placeTicket()]);
    expect(pathsAsked()).toEqual(['POST /api/tickets']);
  });

  it.each([
    'lost',
    { status: 502, isOutsideContract: true },
    { status: 503, body: { error: { code: 'unavailable' } } },
  ] satisfies FakeAnswer[])('an answer that says nothing (%o) makes the ticket unknown', async (answer) => {
    fillSlip();
    book.answers['POST /api/tickets'] = answer;
    await placeTicket();
    expect(useSlip.getState().ticket.stage).toBe('unknown');
  });

  it('treats a refused call as a refusal by its code, not as a lost answer', async () => {
    fillSlip();
    book.answers['POST /api/tickets'] = { status: 429, body: { error: { code: 'rateLimited' } } };
    await placeTicket();
    expect(useSlip.getState().ticket).toMatchObject({ stage: 'refused', refusal: { code: 'rateLimited' } });
  });
});

describe('a lost answer', () => {
  const loseAnswer = async (): Promise<string> => {
    const key = fillSlip();
    book.answers['POST /api/tickets'] = 'lost';
    await placeTicket();
    return key;
  };

  it('is asked about with the key until the book knows the outcome', async () => {
    const key = await loseAnswer();
    book.answers[`GET /api/tickets/${key}`] = 'lost';
    await vi.advanceTimersByTimeAsync(20_000);
    expect(useSlip.getState().ticket.stage).toBe('unknown');
    const { ticket } = useSlip.getState();
    const request = ticket.stage === 'unknown' ? ticket.request : undefined;
    book.answers[`GET /api/tickets/${key}`] = { body: createAccepted(request!) };
    await vi.advanceTimersByTimeAsync(5000);
    expect(useSlip.getState().ticket).toMatchObject({ stage: 'accepted', answer: { ticketNumber: 100_001 } });
    expect(pathsAsked().filter((asked) => asked === 'POST /api/tickets')).toHaveLength(1);
  });

  it('is asked about at once when the network is back, not after the rest of the wait', async () => {
    const key = await loseAnswer();
    book.answers[`GET /api/tickets/${key}`] = 'lost';
    await vi.advanceTimersByTimeAsync(20_000);
    const before = book.calls.length;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(pathsAsked().slice(before)).toEqual([`GET /api/tickets/${key}`]);
  });

  it('is closed when the book knows nothing of it, so that a late request can’t become a ticket', async () => {
    const key = await loseAnswer();
    book.answers[`GET /api/tickets/${key}`] = { status: 404, body: { error: { code: 'notFound' } } };
    book.answers[`POST /api/tickets/${key}/close`] = { body: { state: 'closed' } };
    await vi.advanceTimersByTimeAsync(2000);
    expect(pathsAsked()).toContain(`POST /api/tickets/${key}/close`);
    expect(useSlip.getState().ticket).toEqual({ stage: 'editing', notice: 'nothingPlaced' });
    expect(useSlip.getState().idempotencyKey).not.toBe(key);
  });

  it('survives a reload and is still asked about', async () => {
    const key = await loseAnswer();
    stop();
    const stored = JSON.parse(localStorage.getItem(`lb-ticket:${CUSTOMER.customerId}:${key}`)!) as {
      ticket: { stage: string };
    };
    expect(stored.ticket.stage).toBe('unknown');
    const { restoreSlip } = await import('../state/slip-storage.ts');
    const parts = { evaluate: evaluateTicket, readBookMs: () => BOOK_MS, createKey: () => 'new' };
    const reloaded = createSlipStore(parts, restoreSlip(deviceStorage, CUSTOMER.customerId, BOOK_MS));
    book.answers[`GET /api/tickets/${key}`] = { body: { state: 'closed' } };
    stop = keepTicket(NEVER, reloaded);
    await vi.advanceTimersByTimeAsync(300);
    expect(reloaded.getState().ticket).toEqual({ stage: 'editing', notice: 'nothingPlaced' });
    expect(reloaded.getState().items).toHaveLength(1);
  });

  it('comes back as unknown, never as unsent, when the page closed while sending', async () => {
    fillSlip();
    useSlip.getState().beginSending();
    const { restoreSlip } = await import('../state/slip-storage.ts');
    expect(restoreSlip(deviceStorage, CUSTOMER.customerId, 5).ticket).toMatchObject({
      stage: 'unknown',
      sinceMs: 5,
    });
  });
});

describe('a pending ticket', () => {
  it('HR-44.2: waits for its decision and then shows it', async () => {
    const key = fillSlip();
    book.answers['POST /api/tickets'] = { body: createPending(BOOK_MS, 5000) };
    await placeTicket();
    expect(useSlip.getState().ticket).toMatchObject({ stage: 'pending', decidedAtMs: BOOK_MS + 5000 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(pathsAsked()).toEqual(['POST /api/tickets']);
    book.answers[`GET /api/tickets/${key}`] = {
      body: { state: 'refused', code: 'priceChanged', items: [{ itemId: SPREAD_ID, code: 'priceChanged' }] },
    };
    await vi.advanceTimersByTimeAsync(500);
    expect(useSlip.getState().ticket).toMatchObject({ stage: 'refused', refusal: { code: 'priceChanged' } });
  });

  it('HR-44.2: waits no longer than the delay on a device whose clock is an hour behind', async () => {
    const key = fillSlip();
    book.answers['POST /api/tickets'] = { body: createPending(BOOK_MS + 3_600_000, 5000) };
    book.answers[`GET /api/tickets/${key}`] = { body: { state: 'refused', code: 'priceChanged', items: [] } };
    await placeTicket();
    await vi.advanceTimersByTimeAsync(5500);
    expect(useSlip.getState().ticket).toMatchObject({ stage: 'refused' });
  });
});
