import { MOST_TOPICS } from '@lineboard/domain/lines/book/topic';
import type { CustomerInfo } from '@lineboard/domain/account/customer/customer.schema';
import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import { act } from '@testing-library/react';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestPage, TEST_PAGE } from '../../../testing/open-test-page.ts';
import { pickMoneyLine, pickSpreads } from '../../../testing/open-test-slip.ts';
import { CUSTOMER, ACCOUNT } from '../../../testing/slip-examples.ts';
import { useFoundLines } from '../../betting/offering/found-lines-store.ts';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import type { Live } from '../../ground/live/create-live.ts';
import { keepSubscriptions } from './keep-subscriptions.ts';
import type { OfferingLink } from '../../ground/live/offering-link.ts';

const OK = { ok: true } as const;
const hold = vi.fn<OfferingLink['commands']['hold']>(() => OK as never);
const restart = vi.fn<Live['restart']>();
const judgeBy = vi.fn<OfferingLink['commands']['judgeBy']>(() => OK as never);
const customer$ = new Subject<CustomerEvent>();
let stop: () => void;

const start = (): (() => void) => {
  // Nothing else of the page's live end matters here.
  const live = { restart, customer$ } as unknown as Live;
  const link = { commands: { hold, judgeBy } } as unknown as OfferingLink;
  return keepSubscriptions(live, link);
};

beforeEach(() => {
  openTestPage();
  useOffering.setState({ leagues: [], onlyLive: false });
  hold.mockClear();
  judgeBy.mockClear();
  restart.mockClear();
  stop = start();
});

afterEach(() => stop());

it('what the page needs already when it begins is held at once', () => {
  stop();
  act(() => pickSpreads(useSlip, 1));
  expect(hold).not.toHaveBeenCalled();
  stop = start();
  expect(hold).toHaveBeenCalledExactlyOnceWith(['lines/main/Football/NFL']);
});

it('what a search found is held for as long as it is listed', () => {
  useFoundLines.getState().list('search', ['lines/main/Hockey/NHL'], []);
  expect(hold).toHaveBeenLastCalledWith(['lines/main/Hockey/NHL']);
  useFoundLines.getState().list('search', [], []);
  expect(hold).toHaveBeenLastCalledWith([]);
});

describe('subscriptions and the wager type', () => {
  it('ST1-21: a confirmed change of the wager type drops the topics that the selections needed', () => {
    act(() => pickMoneyLine(useSlip, 1));
    expect(hold).toHaveBeenLastCalledWith(['lines/main/Football/NFL']);
    useSlip.getState().chooseWagerType('teaser');
    expect(hold).toHaveBeenLastCalledWith(['lines/main/Football/NFL']);
    useSlip.getState().confirmChange();
    expect(hold).toHaveBeenLastCalledWith([]);
  });

  it('VAL2-06: lines are judged for a teaser as long as the slip is set to one', () => {
    expect(judgeBy.mock.lastCall?.[0].isTeased).toBe(false);
    useSlip.getState().chooseWagerType('teaser');
    expect(judgeBy.mock.lastCall?.[0].isTeased).toBe(true);
    useSlip.getState().chooseWagerType('ifWinOnly');
    expect(judgeBy.mock.lastCall?.[0].isTeased).toBe(false);
  });

  it('HR-12.7: lines are judged by the card of the teaser that is chosen', () => {
    const halves = { ...DEFAULT_HOUSE_RULES.teasers[0]!, teaserName: 'T tp halves', periods: [1, 2] };
    const teasers = [...DEFAULT_HOUSE_RULES.teasers, halves];
    act(() => useSlip.setState({ rules: { ...DEFAULT_HOUSE_RULES, teasers } }));
    act(() => useSlip.getState().chooseWagerType('teaser'));
    expect(judgeBy.mock.lastCall?.[0].teaser?.periods).toBeUndefined();
    act(() => useSlip.getState().chooseTeaser('T tp halves'));
    expect(judgeBy.mock.lastCall?.[0].teaser?.periods).toEqual([1, 2]);
    act(() => useSlip.getState().chooseWagerType('straight'));
    expect(judgeBy.mock.lastCall?.[0].teaser).toBeNull();
  });
});

describe('subscriptions and the customer', () => {
  const signIn = (changed: Partial<CustomerInfo>): void =>
    act(() =>
      useSession.setState({
        session: { online: true, customer: { ...CUSTOMER, ...changed }, balance: ACCOUNT.balance },
      }),
    );

  it('ST1-33: picks from another store are looked up in the customer’s own', () => {
    act(() => pickSpreads(useSlip, 1));
    signIn({ customerId: 'FAR1', store: 'far' });
    expect(hold).toHaveBeenLastCalledWith(['lines/far/Football/NFL']);
  });

  it('ROLE2-03: a demo customer’s restrictions judge the lines, as any customer’s do', () => {
    const restrictions = [{ code: 'FBMLDISABLE', params: { MaxSpreadPoints: 7 } }];
    signIn({ customerId: 'DEMO', isDemo: true, restrictions });
    expect(judgeBy.mock.lastCall?.[0].restrictions).toEqual(restrictions);
  });

  it('another customer gets a new handshake, and other lines', () => {
    signIn({ customerId: 'FAR1' });
    expect(restart).toHaveBeenCalledOnce();
    signIn({ customerId: 'FAR1', restrictions: [] });
    expect(restart).toHaveBeenCalledOnce();
  });

  it('a socket that belonged to another customer when the page began is reopened', () => {
    const { session } = useSession.getState();
    useSession.setState({ session: null });
    restart.mockClear();
    act(() => customer$.next({ kind: 'session', page: TEST_PAGE.replaceAll('s', 'n') }));
    act(() => useSession.setState({ session }));
    expect(restart).not.toHaveBeenCalled();
    useSession.setState({ session: null });
    restart.mockClear();
    act(() => customer$.next({ kind: 'session', page: TEST_PAGE.replaceAll('c', 'o') }));
    act(() => useSession.setState({ session }));
    expect(restart).toHaveBeenCalledOnce();
  });

  it('the page holds no more topics than a socket may have', () => {
    const leagues = Array.from({ length: MOST_TOPICS + 1 }, (_, at) => ({
      topic: `lines/main/Football/League-${at}` as const,
      onlyContests: null,
      period: 0,
      collapsed: false,
    }));
    useOffering.setState({ leagues });
    expect(hold.mock.lastCall?.[0]).toHaveLength(MOST_TOPICS);
  });
});
