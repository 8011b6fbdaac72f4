import type { SportMenuItem } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { CUSTOMER } from '../../../testing/slip-examples.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { useLineState } from '../../ground/live/line-state.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { keepOffering } from './keep-offering.ts';
import { useOffering } from './offering-store.ts';

const menuOf = (liveCount: number): SportMenuItem[] => [
  {
    sportType: 'Basketball',
    type: 'G',
    subSports: [
      {
        sportSubType: 'NBA',
        topic: 'lines/main/Basketball/NBA',
        count: 8,
        liveCount,
        spotlightCount: 0,
        nextStartMs: null,
      },
    ],
  },
];

let book: FakeBook;
let menu = menuOf(0);
const wake$ = new Subject<void>();
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  book = openFakeBook({ 'GET /api/offering/sports': () => ({ body: menu }) });
  stop = keepOffering(wake$);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  useLineState.setState(useLineState.getInitialState());
  useOffering.setState(useOffering.getInitialState());
  useSession.setState(useSession.getInitialState());
  useDeviceSettings.setState(useDeviceSettings.getInitialState());
});

it('asks for the menu at the start and every minute, and not again at once when the socket connects', async () => {
  wake$.next();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(book.calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(book.calls).toHaveLength(2);
});

it('goes on asking every minute where the device’s clock is set back', async () => {
  await vi.advanceTimersByTimeAsync(1_000);
  vi.setSystemTime(Date.now() - 3_600_000);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(book.calls).toHaveLength(2);
});

it('asks again soon for a menu that couldn’t be loaded, without a word from the socket', async () => {
  stop();
  const served = book.answers['GET /api/offering/sports']!;
  book.answers['GET /api/offering/sports'] = { status: 503, body: { error: { code: 'unavailable' } } };
  useOffering.setState(useOffering.getInitialState());
  stop = keepOffering(wake$);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(useOffering.getState().menu).toBeNull();
  book.answers['GET /api/offering/sports'] = served;
  wake$.next();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(useOffering.getState().menu).toEqual(menu);
});

it('asks when the Live section opens, every half minute while it is open, and on waking', async () => {
  await vi.advanceTimersByTimeAsync(10_000);
  menu = menuOf(2);
  useOffering.getState().changeOffering({ onlyLive: true });
  await vi.advanceTimersByTimeAsync(100);
  expect(book.calls).toHaveLength(2);
  expect(useOffering.getState().liveLeagues).toHaveLength(1);
  menu = menuOf(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(book.calls.length).toBeGreaterThanOrEqual(3);
  expect(useOffering.getState().liveLeagues).toEqual([]);
  const before = book.calls.length;
  await vi.advanceTimersByTimeAsync(5_000);
  wake$.next();
  await vi.advanceTimersByTimeAsync(0);
  expect(book.calls).toHaveLength(before + 1);
});

it('waits for a book without a league, and chooses its first league when it has one', async () => {
  stop();
  menu = [];
  openTestPage();
  stop = keepOffering(wake$);
  await vi.advanceTimersByTimeAsync(100);
  expect(useOffering.getState()).toMatchObject({ menu: [], leagues: [] });
  menu = menuOf(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(useOffering.getState().leagues).toMatchObject([{ topic: 'lines/main/Basketball/NBA' }]);
});

it('asks a book without a league at once when its feed brings lines', async () => {
  stop();
  menu = [];
  openTestPage();
  useLineState.setState({ feedsDown: ['mover'] });
  stop = keepOffering(wake$);
  await vi.advanceTimersByTimeAsync(100);
  menu = menuOf(0);
  useLineState.setState({ feedsDown: [] });
  await vi.advanceTimersByTimeAsync(100);
  expect(useOffering.getState().leagues).toMatchObject([{ topic: 'lines/main/Basketball/NBA' }]);
  // A book with leagues isn't asked by all of its pages at the same moment.
  const { length } = book.calls;
  useLineState.setState({ feedsDown: ['mover'] });
  useLineState.setState({ feedsDown: [] });
  await vi.advanceTimersByTimeAsync(100);
  expect(book.calls).toHaveLength(length);
});

it('says why a menu can’t be loaded, until it comes', async () => {
  stop();
  useOffering.setState(useOffering.getInitialState());
  book.answers['GET /api/offering/sports'] = 'lost';
  stop = keepOffering(wake$);
  await vi.advanceTimersByTimeAsync(100);
  expect(useOffering.getState()).toMatchObject({ menu: null, menuError: { code: 'networkFailed' } });
  book.answers['GET /api/offering/sports'] = () => ({ body: menu });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(useOffering.getState().menuError).toBeNull();
});

describe('the bookmark', () => {
  const NBA = 'lines/main/Basketball/NBA';
  const GOLF = 'contest/main/Golf/The%20Open';
  const readBookmark = (): readonly string[] => useDeviceSettings.getState().leagueBookmark;

  beforeEach(async () => {
    openTestPage();
    await vi.advanceTimersByTimeAsync(100);
    expect(useOffering.getState().leagues).toMatchObject([{ topic: NBA }]);
  });

  it('holds leagues, and no contests that were opened from a game', () => {
    useOffering.getState().openContest(GOLF, 7);
    expect(readBookmark()).toEqual([NBA]);
    useOffering.getState().chooseLeague(GOLF);
    expect(readBookmark()).toEqual([NBA, GOLF]);
  });
});

it('a customer of another store gets that store’s menu, and its leagues are loaded again', async () => {
  menu = menuOf(0);
  openTestPage();
  useSession.setState({ session: { online: false, customer: null, balance: null } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(useOffering.getState().leagues).toMatchObject([{ topic: 'lines/main/Basketball/NBA' }]);
  const asked = book.calls.length;
  const subSports = [{ ...menu[0]!.subSports[0]!, topic: 'lines/far/Basketball/NBA' }];
  menu = [{ ...menu[0]!, subSports }];
  useSession
    .getState()
    .applySession({ online: true, customer: { ...CUSTOMER, store: 'far' }, balance: null });
  expect(useOffering.getState()).toMatchObject({ menu: null, leagues: [] });
  await vi.advanceTimersByTimeAsync(100);
  expect(book.calls.length).toBe(asked + 1);
  expect(useOffering.getState().leagues).toMatchObject([{ topic: 'lines/far/Basketball/NBA' }]);
});
