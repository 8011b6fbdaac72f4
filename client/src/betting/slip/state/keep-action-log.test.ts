import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../../testing/fake-book.ts';
import { openTestPage } from '../../../../testing/open-test-page.ts';
import { SPREAD, SPREAD_SEEN, spreadOf } from '../../../../testing/slip-examples.ts';
import { keepActionLog } from './keep-action-log.ts';
import { useSlip } from './slip-store.ts';

const PATH = '/api/customer/actions';

let book: FakeBook;
let stop: () => void;

const logged = (): unknown[] => book.calls.filter(({ path }) => path === PATH).map(({ body }) => body);

beforeEach(() => {
  vi.useFakeTimers();
  book = openFakeBook({ [`POST ${PATH}`]: { status: 204 } });
  openTestPage();
  stop = keepActionLog();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('the slip’s entries in the action log', () => {
  it('CALL2-07: the amount in the field when the customer leaves it alone, not what was typed on the way', () => {
    useSlip.getState().togglePick(SPREAD, SPREAD_SEEN);
    const { itemId } = useSlip.getState().items[0]!;
    for (const cents of [100, 1_000, 10_000]) useSlip.getState().enterAmount(itemId, 'risk', cents);
    expect(logged()).toEqual([]);
    vi.advanceTimersByTime(2_000);
    expect(logged()).toEqual([{ action: 'Amount Changed', detail: `${itemId} risk 10000` }]);
    useSlip.getState().enterAmount(itemId, 'risk', 10_000);
    vi.advanceTimersByTime(2_000);
    expect(logged()).toHaveLength(1);
  });

  it('nothing of an amount once it is stopped: the next customer’s log is another', () => {
    useSlip.getState().togglePick(SPREAD, SPREAD_SEEN);
    useSlip.getState().enterAmount(useSlip.getState().items[0]!.itemId, 'risk', 100);
    stop();
    vi.advanceTimersByTime(10_000);
    expect(logged()).toEqual([]);
  });

  it('CALL2-08: points bought', () => {
    useSlip.getState().togglePick(SPREAD, SPREAD_SEEN);
    const { itemId } = useSlip.getState().items[0]!;
    useSlip.getState().buyPoints(itemId, 1);
    expect(logged()).toEqual([{ action: 'Buy Points', detail: `${itemId} 1 half points` }]);
  });

  it('CALL2-09, CALL2-10: free play and auto accept', () => {
    useSlip.getState().togglePick(SPREAD, SPREAD_SEEN);
    useSlip.getState().setFreePlay(true);
    useSlip.getState().choosePriceAcceptance('close20');
    expect(logged()).toEqual([
      { action: 'Free Play', detail: 'on' },
      { action: 'Auto Accept', detail: 'close20' },
    ]);
  });

  it('CALL2-11, CALL2-12: round robin and open spots, but not the options that come with another wager type', () => {
    useSlip.getState().chooseWagerType('parlay');
    for (const gameNum of [1, 2, 3]) useSlip.getState().togglePick(spreadOf(gameNum), SPREAD_SEEN);
    useSlip.getState().toggleRoundRobinSize(3);
    useSlip.getState().toggleRoundRobinSize(2);
    useSlip.getState().chooseSingleParlay();
    useSlip.setState({ options: { ...useSlip.getState().options, openSpots: 2 } });
    useSlip.getState().chooseWagerType('straight');
    useSlip.getState().confirmChange();
    expect(useSlip.getState().options).toMatchObject({ wagerType: 'straight', openSpots: 0 });
    expect(logged()).toEqual([
      { action: 'Round Robin', detail: 'by 3' },
      { action: 'Round Robin', detail: 'by 2, 3' },
      { action: 'Round Robin', detail: 'single parlay' },
      { action: 'Open Spots', detail: '2' },
    ]);
  });
});
