import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../../testing/fake-book.ts';
import { openTestPage } from '../../../../testing/open-test-page.ts';
import { pickMoneyLine, pickSpreads, restricted } from '../../../../testing/open-test-slip.ts';
import { ACCOUNT, createAccepted, CUSTOMER, spreadIdOf } from '../../../../testing/slip-examples.ts';
import { useLastStake } from '../../../ground/device/last-stake.ts';
import { useSession } from '../../../ground/session/session-store.ts';
import { keepSlip } from './keep-slip.ts';
import { useSlip } from './slip-store.ts';

const NEWER = { ...ACCOUNT, balance: { ...ACCOUNT.balance, version: 50, availableCents: 5_000 } };

let book: FakeBook;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  book = openFakeBook({ 'GET /api/tickets/account': { body: NEWER } });
  openTestPage();
  stop = keepSlip();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const askedCount = (): number => book.calls.filter(({ path }) => path === '/api/tickets/account').length;
/** Signs in on a reloaded page. */
const signIn = (customer: Partial<typeof CUSTOMER>): void => {
  useSession.setState({ shownCustomerId: null });
  useSession
    .getState()
    .applySession({ online: true, customer: { ...CUSTOMER, ...customer }, balance: ACCOUNT.balance });
};

it('requests the account when the slip opens, and both slip and page have its figures', async () => {
  expect(askedCount()).toBe(0);
  pickSpreads(useSlip, 1);
  await vi.advanceTimersByTimeAsync(200);
  expect(askedCount()).toBe(1);
  expect(useSlip.getState().account).toEqual(NEWER);
  expect(useSession.getState().session?.balance).toEqual(NEWER.balance);
});

it('repeats a failed call for the account: without it the slip would take nothing', async () => {
  const works = fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  pickSpreads(useSlip, 1);
  await vi.advanceTimersByTimeAsync(200);
  expect(useSlip.getState().account).not.toEqual(NEWER);
  vi.stubGlobal('fetch', works);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(useSlip.getState().account).toEqual(NEWER);
  expect(askedCount()).toBe(1);
});

it('ROLE2-12: requests the account before the first pick when the slip begins with free play', async () => {
  signIn({ customerId: 'PLAIN' });
  await vi.advanceTimersByTimeAsync(200);
  expect(askedCount()).toBe(0);
  signIn({ customerId: 'FREE', ...restricted('FPACTIVE') });
  await vi.advanceTimersByTimeAsync(200);
  expect(askedCount()).toBe(1);
});

it('OWN-8: requests the account once more when a time-out is over', async () => {
  signIn({ timeOut: { length: 'day', beganAtMs: 0, endsAtMs: 1 } });
  pickSpreads(useSlip, 1);
  await vi.advanceTimersByTimeAsync(1_000);
  const asked = askedCount();
  useSession.getState().applyTimeOut(null);
  await vi.advanceTimersByTimeAsync(200);
  expect(askedCount()).toBe(asked + 1);
});

it('drops an account that arrives after another customer signed in', async () => {
  let sendAnswer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    sendAnswer = resolve;
  });
  vi.stubGlobal('fetch', async () => {
    await held;
    return new Response(JSON.stringify(NEWER));
  });
  pickSpreads(useSlip, 1);
  await vi.advanceTimersByTimeAsync(200);
  useSession.setState({ session: { online: false, customer: null, balance: null } });
  sendAnswer();
  await vi.advanceTimersByTimeAsync(0);
  expect(useSlip.getState().account).toBeNull();
});

it('gives the page the balance of an accepted ticket at once', () => {
  pickSpreads(useSlip, 1);
  useSlip.getState().enterAmount(spreadIdOf(1), 'risk', 11_000);
  const request = useSlip.getState().beginSending()!;
  const accepted = createAccepted(request);
  useSlip.getState().applyAnswer(request.idempotencyKey, accepted);
  expect(useSession.getState().session?.balance).toEqual(accepted.balance);
});

it('the next ticket doesn’t offer picks back that were taken off before the last one', () => {
  const slip = useSlip.getState();
  pickMoneyLine(useSlip, 1);
  slip.chooseWagerType('teaser');
  slip.confirmChange();
  pickSpreads(useSlip, 2, 3);
  slip.enterTicketAmount('risk', 2_500);
  const request = slip.beginSending()!;
  slip.applyAnswer(request.idempotencyKey, createAccepted(request));
  expect(useSlip.getState().takenOff).not.toBeNull();
  slip.startNext(false);
  expect(useSlip.getState()).toMatchObject({ items: [], takenOff: null });
});

it('HR-32.3: checks the clock every second', async () => {
  const recalculate = vi.spyOn(useSlip.getState(), 'recalculate');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(recalculate).toHaveBeenCalledTimes(3);
  recalculate.mockRestore();
});

it('remembers the amount of an accepted ticket as it was entered, only for its customer', () => {
  useLastStake.setState({ stake: null });
  const accept = (): void => {
    const request = useSlip.getState().beginSending();
    useSlip.getState().applyAnswer(request!.idempotencyKey, createAccepted(request!));
    useSlip.getState().startNext(false);
  };
  pickSpreads(useSlip, 1, 2);
  useSlip.getState().enterAmount(spreadIdOf(1), 'risk', 1_100);
  useSlip.getState().enterAmount(spreadIdOf(2), 'toWin', 1_000);
  accept();
  const { customerId } = CUSTOMER;
  expect(useLastStake.getState().stake).toEqual({ customerId, entered: 'toWin', cents: 1_000 });
  useSlip.getState().chooseWagerType('parlay');
  pickSpreads(useSlip, 1, 2);
  useSlip.getState().enterTicketAmount('risk', 2_500);
  accept();
  expect(useLastStake.getState().stake).toEqual({ customerId, entered: 'risk', cents: 2_500 });
});
