import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFakeBook } from '../../../../testing/fake-book.ts';
import { openTestPage } from '../../../../testing/open-test-page.ts';
import { openTestSlip, pickSpreads } from '../../../../testing/open-test-slip.ts';
import { ACCOUNT, CUSTOMER, spreadIdOf } from '../../../../testing/slip-examples.ts';
import { deviceStorage } from '../../../ground/device-storage/device-storage.ts';
import { useSession } from '../../../ground/session/session-store.ts';
import { EMPTY_SLIP } from './empty-slip.ts';
import { keepSlip } from './keep-slip.ts';
import { saveSlip } from './slip-storage.ts';
import { useSlip } from './slip-store.ts';

const { customerId } = CUSTOMER;
let stop: () => void;

beforeEach(() => {
  openFakeBook();
  openTestPage();
  stop = keepSlip();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A reloaded page, before the book has said whose it is. */
const loadAnew = (): void => {
  stop();
  useSession.setState({ session: null, shownCustomerId: null, endedNotice: false });
  useSlip.setState(EMPTY_SLIP);
  stop = keepSlip();
};
const signIn = (who: string): void =>
  useSession
    .getState()
    .applySession({ online: true, customer: { ...CUSTOMER, customerId: who }, balance: ACCOUNT.balance });
const signOut = (): void => useSession.getState().endSession(false);
const endByItself = (): void => useSession.getState().endSession(true);
const picks = (): string[] => useSlip.getState().items.map(({ itemId }) => itemId);
const send = (): string => {
  useSlip.getState().enterAmount(spreadIdOf(1), 'risk', 11_000);
  return useSlip.getState().beginSending()?.idempotencyKey ?? '';
};
const stageOf = (): string => useSlip.getState().ticket.stage;

describe('the slip of a customer', () => {
  it('never appears to another, neither on this page nor after a reload, and is the customer’s own again later', () => {
    pickSpreads(useSlip, 1);
    useSlip.getState().enterAmount(spreadIdOf(1), 'risk', 7_700);
    endByItself();
    expect(picks()).toEqual([]);
    loadAnew();
    expect(picks()).toEqual([]);
    signIn('POSTUP1');
    expect(picks()).toEqual([]);
    loadAnew();
    signIn(customerId);
    expect(useSlip.getState().items).toMatchObject([{ itemId: spreadIdOf(1), amountCents: 7_700 }]);
  });

  it('continues in the customer’s next session, whatever another tab did to the storage', () => {
    pickSpreads(useSlip, 1);
    endByItself();
    localStorage.clear();
    signIn(customerId);
    expect(picks()).toEqual([spreadIdOf(1)]);
    loadAnew();
    signIn(customerId);
    expect(picks()).toEqual([spreadIdOf(1)]);
  });

  it('is empty after signing out by hand, and leaves nothing on the device', () => {
    pickSpreads(useSlip, 1);
    signOut();
    expect(picks()).toEqual([]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('lb-slip:'))).toEqual([]);
    signIn(customerId);
    expect(picks()).toEqual([]);
  });

  it('takes over what was picked before signing in, and leaves none of it to the next visitor', () => {
    loadAnew();
    useSession.setState({ session: { online: false, customer: null, balance: null } });
    pickSpreads(useSlip, 1);
    signIn(customerId);
    expect(picks()).toEqual([spreadIdOf(1)]);
    loadAnew();
    signIn('POSTUP1');
    expect(picks()).toEqual([]);
  });
});

describe('what a visitor picked', () => {
  /** The page was another customer's before, so it is loaded anew for the next. */
  const pickAsVisitor = (): void => {
    signOut();
    pickSpreads(useSlip, 1);
    loadAnew();
  };

  it('goes over to the customer for whom the page is loaded anew, and to nobody after that', () => {
    pickAsVisitor();
    signIn('POSTUP1');
    expect(useSlip.getState()).toMatchObject({ owner: 'POSTUP1', items: [{ itemId: spreadIdOf(1) }] });
    signOut();
    loadAnew();
    useSession.setState({ session: { online: false, customer: null, balance: null } });
    expect(picks()).toEqual([]);
    signIn(customerId);
    expect(picks()).toEqual([]);
  });

  it('is still a visitor’s after a reload by hand', () => {
    pickAsVisitor();
    useSession.setState({ session: { online: false, customer: null, balance: null } });
    expect(picks()).toEqual([spreadIdOf(1)]);
    loadAnew();
    signIn('POSTUP1');
    expect(picks()).toEqual([spreadIdOf(1)]);
  });

  it('comes in place of no ticket that is on its way', () => {
    signOut();
    loadAnew();
    signIn('POSTUP1');
    pickSpreads(useSlip, 2);
    useSlip.getState().enterAmount(spreadIdOf(2), 'risk', 11_000);
    useSlip.getState().beginSending();
    signOut();
    pickSpreads(useSlip, 1);
    loadAnew();
    signIn('POSTUP1');
    expect([stageOf(), picks()]).toEqual(['unknown', [spreadIdOf(2)]]);
  });
});

describe('a ticket with an unknown outcome', () => {
  it.each([
    ['the session ended', endByItself],
    ['its customer signed out by hand', signOut],
  ])('is kept when %s, told to nobody else, and asked about when its customer is back', (_, leave) => {
    pickSpreads(useSlip, 1);
    const key = send();
    leave();
    expect(stageOf()).toBe('editing');
    loadAnew();
    signIn('POSTUP1');
    expect(stageOf()).toBe('editing');
    loadAnew();
    signIn(customerId);
    expect(useSlip.getState().ticket).toMatchObject({ stage: 'unknown', request: { idempotencyKey: key } });
    useSlip.getState().applyAnswer(key, { state: 'closed' });
    loadAnew();
    signIn(customerId);
    expect(stageOf()).toBe('editing');
  });

  it('is not lost by another tab’s slip', () => {
    pickSpreads(useSlip, 1);
    const key = send();
    // The other tab doesn't know it, and goes on.
    const other = openTestSlip();
    pickSpreads(other, 2);
    const empty = { ...EMPTY_SLIP, owner: customerId };
    saveSlip(deviceStorage, { ...other.getState(), owner: customerId }, empty);
    loadAnew();
    signIn(customerId);
    expect(useSlip.getState().ticket).toMatchObject({ stage: 'unknown', request: { idempotencyKey: key } });
  });

  it('doesn’t pass an answer that comes late to the page’s next owner', () => {
    pickSpreads(useSlip, 1);
    const key = send();
    endByItself();
    loadAnew();
    signIn('POSTUP1');
    pickSpreads(useSlip, 1);
    const others = send();
    useSlip.getState().markUnknown(key, 1);
    expect(stageOf()).toBe('sending');
    useSlip.getState().refuse(key, { code: 'unavailable', items: [] });
    expect(stageOf()).toBe('sending');
    useSlip.getState().markUnknown(others, 1);
    expect(stageOf()).toBe('unknown');
  });
});

describe.each([
  ['full', 'setItem'],
  ['closed to the page', 'getItem'],
] as const)('a storage that is %s', (kind, failing) => {
  it('keeps everything but the memory of a reload', () => {
    const storage = Object.getPrototypeOf(localStorage) as Storage;
    const refuse = (): never => {
      throw new DOMException(`it is ${kind}`, 'QuotaExceededError');
    };
    vi.spyOn(storage, 'setItem').mockImplementation(refuse);
    if (failing === 'getItem') vi.spyOn(storage, 'getItem').mockImplementation(refuse);
    pickSpreads(useSlip, 1);
    const key = send();
    endByItself();
    expect(picks()).toEqual([]);
    signIn(customerId);
    expect(useSlip.getState().ticket).toMatchObject({ stage: 'unknown', request: { idempotencyKey: key } });
  });
});
