import { createCustomer } from '@lineboard/domain/testing/account-fixtures';
import { createSeededRandom } from '@lineboard/domain/testing/seeded-random';
import { expect, it } from 'vitest';
import { createItem, createTicket } from '../samples/ticket-request.ts';
import { createFindings } from './findings.ts';
import type { FuzzBettor } from './fuzz-world.ts';
import { NOT_DECIDED, watchPending } from './watch-pending.ts';

const untold = (): never => {
  throw new Error('nobody asks');
};
const BETTOR: FuzzBettor = {
  page: {
    customer: createCustomer(),
    cookie: '',
    account: untold,
    openBets: untold,
    place: untold,
    sell: untold,
    setTarget: untold,
  },
  renewedCookie: '',
  random: createSeededRandom(1),
  turn: 0,
  open: [],
  refs: [],
  earlier: [],
};
const UNAVAILABLE = [503, { error: { code: 'unavailable' } }] as const;
const REFUSED = [200, { state: 'refused', code: 'lineHeld', items: [] }] as const;
const PENDING = [200, { state: 'pending' }] as const;

/** A ticket that was due so long ago, and what is answered about it, call by call. */
const openWorld = (dueForMs: number, ...answers: ReadonlyArray<readonly [number, object]>) => ({
  call: async () => {
    const [status, body] = answers[0]!;
    answers = answers.slice(1);
    return { call: '', status, text: JSON.stringify(body) };
  },
  findings: createFindings(),
  failed: [],
  placed: [],
  waiting: [
    {
      bettor: BETTOR,
      request: createTicket([createItem(1)]),
      sentMs: 0,
      decidedAtMs: Date.now() - dueForMs,
    },
  ],
});

it('asks again about a live ticket while a busy machine has no answer', async () => {
  const world = openWorld(100, UNAVAILABLE, PENDING, UNAVAILABLE, REFUSED);
  for (const left of [1, 1, 1, 0]) expect(await watchPending(world)).toBe(left);
  expect(world.findings.list()).toEqual([]);
});

it('finds a live ticket that is forgotten, or that nobody answers about', async () => {
  const forgotten = openWorld(60_000, PENDING);
  await watchPending(forgotten);
  const unanswered = openWorld(60_000, UNAVAILABLE);
  await watchPending(unanswered);
  const unknown = openWorld(100, [404, { error: { code: 'notFound' } }]);
  await watchPending(unknown);
  expect(
    [forgotten, unanswered, unknown].map(({ findings }) => findings.list().map(({ kind }) => kind)),
  ).toEqual([[NOT_DECIDED], ['a live ticket that nobody knows'], ['a live ticket that nobody knows']]);
});

it('finds a live ticket that lacks the money it held, unless a worse price asked for more', async () => {
  const lacking = [200, { state: 'refused', code: 'insufficientAvailable', items: [] }] as const;
  const held = openWorld(100, lacking);
  await watchPending(held);
  expect(held.findings.list()).toHaveLength(1);
  const toWin = openWorld(100, lacking);
  toWin.waiting[0]!.request.items[0]!.amountEntered = 'toWin';
  await watchPending(toWin);
  expect(toWin.findings.list()).toEqual([]);
});
