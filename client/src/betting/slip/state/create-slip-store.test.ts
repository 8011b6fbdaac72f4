import { evaluateTicket } from '@lineboard/domain/betting/ticket/evaluate-ticket';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BOOK_MS,
  createAccepted,
  createQuote,
  CUSTOMER,
  SPREAD,
  SPREAD_ID,
  SPREAD_SEEN,
  ACCOUNT,
  UNDERDOG,
  UNDERDOG_ID,
  UNDERDOG_SEEN,
} from '../../../../testing/slip-examples.ts';
import { createSlipStore } from './create-slip-store.ts';
import { selectAction } from '../placing/select-action.ts';
import { selectOffersSameAmount } from './slip-view.ts';

let bookMs = BOOK_MS;

const openSlip = () => {
  let keys = 0;
  const slip = createSlipStore({
    evaluate: evaluateTicket,
    readBookMs: () => bookMs,
    createKey: () => `key-${++keys}`,
  });
  slip.getState().applyCustomer(CUSTOMER);
  slip.getState().applyAccount(ACCOUNT);
  return slip;
};

/** One spread at −110 with 110.00 at risk, quoted. */
const openFilledSlip = () => {
  const slip = openSlip();
  slip.getState().togglePick(SPREAD, SPREAD_SEEN);
  slip.getState().applyQuotes([[SPREAD_ID, createQuote()]]);
  slip.getState().enterAmount(SPREAD_ID, 'risk', 11_000);
  return slip;
};

const READY = { isOnline: true, isFresh: true, isAccepting: true };

beforeEach(() => {
  bookMs = BOOK_MS;
});

describe('picks', () => {
  it('ST2-01: pressing a price takes it onto the slip, pressing it again takes it off', () => {
    const slip = openSlip();
    expect(slip.getState().togglePick(SPREAD, SPREAD_SEEN)).toBe(true);
    expect(slip.getState().items.map(({ itemId }) => itemId)).toEqual([SPREAD_ID]);
    expect(slip.getState().togglePick(SPREAD, SPREAD_SEEN)).toBe(true);
    expect(slip.getState().items).toEqual([]);
  });

  it('ST2-02: while a ticket is under way nothing is added, and the cell is told to revert', () => {
    const slip = openFilledSlip();
    slip.getState().beginSending();
    expect(slip.getState().togglePick(UNDERDOG, UNDERDOG_SEEN)).toBe(false);
    expect(slip.getState().items).toHaveLength(1);
  });

  it.each(['NOWAGERING', 'NOSPTWAGER'])(
    'ROLE2-19, ROLE2-20: with %s a pick raises the read-only alert',
    (code) => {
      const slip = openSlip();
      slip.getState().applyCustomer({ ...CUSTOMER, restrictions: [{ code, params: {} }] });
      expect(slip.getState().togglePick({ type: 'C', contestNum: 5, contestantNum: 1 }, UNDERDOG_SEEN)).toBe(
        false,
      );
      expect(slip.getState().readOnlyAlert).toBe(true);
      expect(slip.getState().items).toEqual([]);
    },
  );

  it('the idempotency key is created with the first pick and stays while the slip is filled', () => {
    const slip = openSlip();
    expect(slip.getState().idempotencyKey).toBeNull();
    slip.getState().togglePick(SPREAD, SPREAD_SEEN);
    const key = slip.getState().idempotencyKey;
    slip.getState().togglePick(UNDERDOG, UNDERDOG_SEEN);
    slip.getState().enterAmount(SPREAD_ID, 'risk', 500);
    expect(slip.getState().idempotencyKey).toBe(key);
  });
});

describe('amounts', () => {
  it('HR-3.1: to-win follows the entered risk, and risk the entered to-win', () => {
    const slip = openFilledSlip();
    expect(slip.getState().evaluation.items[0]).toMatchObject({ riskCents: 11_000, toWinCents: 10_000 });
    slip.getState().enterAmount(SPREAD_ID, 'toWin', 20_000);
    expect(slip.getState().evaluation.items[0]).toMatchObject({ riskCents: 22_000, toWinCents: 20_000 });
    expect(slip.getState().items[0]?.amountEntered).toBe('toWin');
  });

  it('HR-3.3: a quick amount is the to-win of a favourite and the risk of an underdog', () => {
    const slip = openFilledSlip();
    slip.getState().togglePick(UNDERDOG, UNDERDOG_SEEN);
    slip.getState().applyQuotes([[UNDERDOG_ID, createQuote()]]);
    slip.getState().enterAmountForAll('base', 20_000);
    expect(slip.getState().evaluation.items).toMatchObject([
      { riskCents: 22_000, toWinCents: 20_000 },
      { riskCents: 20_000, toWinCents: 30_000 },
    ]);
  });

  it('VAL2-16: the same amount is offered only for several items of which some are empty', () => {
    const slip = openFilledSlip();
    expect(selectOffersSameAmount(slip.getState(), SPREAD_ID)).toBe(false);
    slip.getState().togglePick(UNDERDOG, UNDERDOG_SEEN);
    expect(selectOffersSameAmount(slip.getState(), SPREAD_ID)).toBe(true);
    slip.getState().copyAmountToEmpty(SPREAD_ID);
    expect(slip.getState().items.map(({ amountCents }) => amountCents)).toEqual([11_000, 11_000]);
    expect(selectOffersSameAmount(slip.getState(), SPREAD_ID)).toBe(false);
  });

  it('invalid text is reported as invalid and never sent', () => {
    const slip = openFilledSlip();
    slip.getState().enterAmount(SPREAD_ID, 'risk', 'invalid');
    expect(slip.getState().evaluation.items[0]?.errors[0]?.code).toBe('amountInvalid');
    expect(slip.getState().beginSending()).toBeNull();
  });
});

describe('quotes', () => {
  it('quotes without a change do not notify', () => {
    const slip = openFilledSlip();
    const listener = vi.fn<() => void>();
    slip.subscribe(listener);
    slip.getState().applyQuotes([[SPREAD_ID, createQuote()]]);
    expect(listener).not.toHaveBeenCalled();
    slip.getState().applyQuotes([[SPREAD_ID, createQuote({ spreadAdj1: -115, version: 8 })]]);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('quotes of lines that are not on the slip do not notify', () => {
    const slip = openFilledSlip();
    const listener = vi.fn<() => void>();
    slip.subscribe(listener);
    slip.getState().applyQuotes([[UNDERDOG_ID, createQuote()]]);
    expect(listener).not.toHaveBeenCalled();
  });

  it('time without a change does not notify; a cutoff that is reached does', () => {
    const slip = openFilledSlip();
    const listener = vi.fn<() => void>();
    slip.subscribe(listener);
    slip.getState().recalculate();
    expect(listener).not.toHaveBeenCalled();
    bookMs = BOOK_MS + 3_600_001;
    slip.getState().recalculate();
    expect(listener).toHaveBeenCalledOnce();
    expect(slip.getState().evaluation.items[0]?.errors[0]?.code).toBe('cutoffPassed');
  });

  it('a moved price is shown as changed and blocks the action until it is accepted', () => {
    const slip = openFilledSlip();
    slip.getState().applyQuotes([[SPREAD_ID, createQuote({ spreadAdj1: -115, version: 8 })]]);
    expect(slip.getState().evaluation.items[0]?.changed).toMatchObject({ oldPrice: -110, newPrice: -115 });
    expect(selectAction(slip.getState(), READY).kind).toBe('acceptChanges');
    expect(slip.getState().beginSending()).toBeNull();
    slip.getState().acceptChanges();
    expect(slip.getState().items[0]?.seen).toEqual({
      price: -115,
      line: -3.5,
      position: { epoch: 'e', clk: 8 },
    });
    expect(selectAction(slip.getState(), READY).kind).toBe('place');
  });

  it('a better price is taken unasked, unless the customer wants to be asked', () => {
    const slip = openFilledSlip();
    slip.getState().applyQuotes([[SPREAD_ID, createQuote({ spreadAdj1: -105, version: 8 })]]);
    expect(selectAction(slip.getState(), READY).kind).toBe('place');
    slip.getState().choosePriceAcceptance('none');
    expect(selectAction(slip.getState(), READY).kind).toBe('place');
    slip.getState().applyQuotes([[SPREAD_ID, createQuote({ spreadAdj1: -104, version: 9 })]]);
    expect(selectAction(slip.getState(), READY).kind).toBe('acceptChanges');
  });

  it('a line that is gone keeps its name and its place on the slip', () => {
    const slip = openFilledSlip();
    slip.getState().applyQuotes([[SPREAD_ID, null]]);
    expect(slip.getState().evaluation.items[0]?.errors[0]?.code).toBe('lineUnknown');
    expect(slip.getState().lastKnown.get(SPREAD_ID)?.type).toBe('G');
  });
});

describe('the ticket', () => {
  it('VAL2-17: a second send while the first is under way does nothing', () => {
    const slip = openFilledSlip();
    expect(slip.getState().beginSending()?.idempotencyKey).toBe('key-1');
    expect(slip.getState().beginSending()).toBeNull();
  });

  it('a lost answer is unknown: no editing and no sending until the book has answered', () => {
    const slip = openFilledSlip();
    slip.getState().beginSending();
    slip.getState().markUnknown('key-1', 1);
    slip.getState().enterAmount(SPREAD_ID, 'risk', 100);
    slip.getState().removeItem(SPREAD_ID);
    slip.getState().clear();
    expect(slip.getState().items[0]?.amountCents).toBe(11_000);
    expect(slip.getState().beginSending()).toBeNull();
    slip.getState().applyAnswer('key-1', { state: 'closed' });
    expect(slip.getState().ticket).toEqual({ stage: 'editing', notice: 'nothingPlaced' });
    expect(slip.getState().beginSending()?.idempotencyKey).toBe('key-2');
  });

  it('an answer to another key is not this ticket’s', () => {
    const slip = openFilledSlip();
    slip.getState().beginSending();
    slip.getState().applyAnswer('another', { state: 'closed' });
    expect(slip.getState().ticket.stage).toBe('sending');
  });

  it('ST2-06, ST2-09: an accepted ticket empties the slip, shows the receipt, and is recent until that is ended', () => {
    const slip = openFilledSlip();
    const request = slip.getState().beginSending()!;
    slip.getState().applyAnswer('key-1', createAccepted(request));
    expect(slip.getState()).toMatchObject({ items: [], idempotencyKey: null });
    expect(slip.getState().ticket).toMatchObject({ stage: 'accepted', recent: true });
    expect(slip.getState().account?.balance.availableCents).toBe(989_000);
    slip.getState().endRecentTicket();
    expect(slip.getState().ticket).toMatchObject({ stage: 'accepted', recent: false });
  });

  it('kept picks start a new ticket with a new key and no amounts', () => {
    const slip = openFilledSlip();
    const request = slip.getState().beginSending()!;
    slip.getState().applyAnswer('key-1', createAccepted(request));
    slip.getState().startNext(true);
    expect(slip.getState().items).toMatchObject([{ itemId: SPREAD_ID, amountCents: null }]);
    expect(slip.getState().idempotencyKey).toBe('key-2');
  });

  it('a refusal leaves everything in place, and the next attempt has its own key', () => {
    const slip = openFilledSlip();
    slip.getState().beginSending();
    slip.getState().applyAnswer('key-1', { state: 'refused', code: 'lineHeld', items: [] });
    expect(slip.getState().ticket.stage).toBe('refused');
    expect(slip.getState().beginSending()?.idempotencyKey).toBe('key-2');
  });

  it('a change in the book’s answer is accepted at the book’s figures, with the same key', () => {
    const slip = openFilledSlip();
    slip.getState().beginSending();
    slip.getState().applyAnswer('key-1', {
      state: 'changed',
      items: [
        {
          itemId: SPREAD_ID,
          oldPrice: -110,
          newPrice: -120,
          oldLine: -3.5,
          newLine: -4,
          worthCents: null,
          version: 9,
        },
      ],
    });
    expect(selectAction(slip.getState(), READY).kind).toBe('acceptChanges');
    slip.getState().acceptChanges();
    expect(slip.getState().items[0]?.seen).toMatchObject({ price: -120, line: -4 });
    expect(slip.getState().idempotencyKey).toBe('key-1');
  });

  it('an older balance never replaces a newer one', () => {
    const slip = openSlip();
    slip
      .getState()
      .applyAccount({ ...ACCOUNT, balance: { ...ACCOUNT.balance, version: 5, availableCents: 5 } });
    slip.getState().applyAccount(ACCOUNT);
    expect(slip.getState().account?.balance.availableCents).toBe(5);
  });

  it('an account update waits while a ticket is under way: the ticket’s own hold would count against it', () => {
    const slip = openFilledSlip();
    slip.getState().beginSending();
    slip
      .getState()
      .applyAccount({ ...ACCOUNT, balance: { ...ACCOUNT.balance, version: 5, availableCents: 5 } });
    expect(slip.getState().account).toEqual(ACCOUNT);
  });

  it('signing out removes the account', () => {
    const slip = openFilledSlip();
    slip.getState().applyCustomer(null);
    expect(slip.getState()).toMatchObject({ customer: null, account: null });
  });
});

describe('the action', () => {
  it.each([
    [{ ...READY, isOnline: false }, 'signIn'],
    [{ ...READY, isFresh: false }, 'stale'],
    [{ ...READY, isAccepting: false }, 'notAccepting'],
    [READY, 'place'],
  ])('%o makes it %s', (around, kind) => {
    expect(selectAction(openFilledSlip().getState(), around).kind).toBe(kind);
  });

  it('VAL2-21: places nothing without an amount', () => {
    const slip = openFilledSlip();
    slip.getState().enterAmount(SPREAD_ID, 'risk', null);
    expect(selectAction(slip.getState(), READY).kind).toBe('enterAmount');
  });
});
