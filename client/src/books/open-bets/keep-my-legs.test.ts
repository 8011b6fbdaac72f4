import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBet, createItem, createOpenBetsAnswer } from '../../../testing/bet-examples.ts';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { CUSTOMER, SPREAD } from '../../../testing/slip-examples.ts';
import { NO_LEGS } from '../../betting/my-legs/collect-my-legs.ts';
import { useMyLegs } from '../../betting/my-legs/my-legs-store.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { keepMyLegs } from './keep-my-legs.ts';
import { useOpenBets } from './open-bets-store.ts';

let book: FakeBook;
let compare$: Subject<void>;
let stop: () => void = () => undefined;
const mark = vi.fn<Parameters<typeof keepMyLegs>[1]>();
const SIGNED_IN = { session: { online: true, customer: CUSTOMER, balance: null } };

const heldOf = (gameNum: number) =>
  useMyLegs.getState().held.get(keyOfPick({ ...SPREAD, gameNum }))?.aloneCents;
const betOn = (gameNum: number) => createBet(gameNum, 1, { items: [createItem({}, gameNum)] });
const asked = () => book.calls.filter(({ path }) => path.startsWith('/api/open-bets')).length;

beforeEach(() => {
  book = openFakeBook({ 'GET /api/open-bets': { body: createOpenBetsAnswer([betOn(1)]) } });
  compare$ = new Subject();
  useSession.setState(SIGNED_IN);
});

afterEach(() => {
  stop();
  mark.mockReset();
  useOpenBets.getState().forget();
  useMyLegs.setState({ ...NO_LEGS, cellWords: new Map() });
});

it('asks for the bets of who is signed in, again once connected, and forgets them with the customer', async () => {
  stop = keepMyLegs(compare$, mark);
  await vi.waitFor(() => expect(heldOf(1)).toBe(11_000));
  expect(asked()).toBe(1);
  book.answers['GET /api/open-bets'] = { body: createOpenBetsAnswer([betOn(2)]) };
  compare$.next();
  await vi.waitFor(() => expect([heldOf(1), heldOf(2)]).toEqual([undefined, 11_000]));
  useSession.setState({ session: { online: false, customer: null, balance: null } });
  expect(useMyLegs.getState().held.size).toBe(0);
  useSession.setState(SIGNED_IN);
  await vi.waitFor(() => expect(heldOf(2)).toBe(11_000));
});

it('asks nothing for a visitor, and nothing once it is stopped', async () => {
  useSession.setState({ session: { online: false, customer: null, balance: null } });
  stop = keepMyLegs(compare$, mark);
  compare$.next();
  stop();
  useSession.setState(SIGNED_IN);
  compare$.next();
  await Promise.resolve();
  expect(asked()).toBe(0);
});

it('reads on while there are further pages, five at most, and keeps the latest answer', async () => {
  const page = (gameNum: number) => createOpenBetsAnswer([betOn(gameNum)], [], { next: `p${gameNum + 1}` });
  book.answers['GET /api/open-bets'] = { body: page(1) };
  for (const gameNum of [2, 3, 4, 5, 6])
    book.answers[`GET /api/open-bets?after=p${gameNum}`] = { body: page(gameNum) };
  stop = keepMyLegs(compare$, mark);
  await vi.waitFor(() => expect(heldOf(5)).toBe(11_000));
  expect([1, 2, 3, 4, 5, 6].map(heldOf)).toEqual([11_000, 11_000, 11_000, 11_000, 11_000, undefined]);
  // The page of open bets shows what it asked for itself.
  expect(useOpenBets.getState().answer?.open).toHaveLength(1);
});

it('puts the words of cells on the board, also those that were there before', () => {
  const words = new Map([[keyOfPick(SPREAD), 'here']]);
  useMyLegs.setState({ cellWords: words });
  stop = keepMyLegs(compare$, mark);
  expect(mark).toHaveBeenLastCalledWith(words);
  const later = new Map([[keyOfPick(SPREAD), 'later']]);
  useMyLegs.setState({ cellWords: later });
  expect(mark).toHaveBeenLastCalledWith(later);
});
