import { expect, it } from 'vitest';
import { createNotedFailures } from '../../../../testing/fakes/noted-failures.ts';
import {
  createFakeBudget,
  createFakeNumbers,
  createFakeOddsProvider,
  faultOf,
} from '../../../../testing/odds-api/fake-odds-provider.ts';
import { OddsPoller } from './odds-poller.ts';

const NOW_MS = Date.UTC(2031, 8, 7, 12);

const create = (budget = createFakeBudget(100), nowMs = () => NOW_MS) => {
  const provider = createFakeOddsProvider(() => NOW_MS);
  provider.inSeason = ['icehockey_nhl'];
  const { reporter, failures } = createNotedFailures();
  const poller = new OddsPoller({
    settings: {
      baseUrl: '',
      apiKey: '',
      sports: ['icehockey_nhl', 'baseball_mlb'],
      regions: ['us', 'eu'],
      bookmakers: [],
      monthlyRequests: 0,
      staleMs: 60_000,
    },
    api: provider,
    numbers: createFakeNumbers(),
    budget,
    reporter,
    tell: () => undefined,
    nowMs,
    random: () => 1,
  });
  const calls = () => provider.calls.map(({ call }) => call);
  return { poller, provider, budget, failures, calls };
};
const { signal } = new AbortController();

it('makes no call that another gateway has just taken the last requests for', async () => {
  const budget = { ...createFakeBudget(100), take: async () => null };
  const { poller, calls } = create(budget);
  await poller.step(signal);
  expect(await poller.step(signal)).toBe(60_000);
  expect(calls()).toEqual(['sports']);
});

it('takes three markets of two regions for six requests, and asks for sports in season alone', async () => {
  const { poller, budget, calls } = create();
  await poller.step(signal);
  await poller.step(signal);
  expect(calls()).toEqual(['sports', 'odds icehockey_nhl']);
  expect([...budget.spent.values()]).toEqual([6]);
});

it('is well without a game while none of its sports is in season', async () => {
  const { poller, provider } = create();
  provider.inSeason = ['cricket_ipl'];
  expect(poller.isWell(NOW_MS)).toBe(false);
  await poller.step(signal);
  expect(poller.isWell(NOW_MS)).toBe(true);
});

it('goes on when the database is away, and says so', async () => {
  const budget = { ...createFakeBudget(100), leftToday: () => Promise.reject(new Error('away')) };
  const { poller, failures } = create(budget);
  await poller.step(signal);
  expect(await poller.step(signal)).toBe(5_000);
  expect(failures.map(({ kind }) => kind)).toEqual(['notStored']);
});

it.each(['requestRefused', 'unanswered', 'keyRefused'] as const)(
  'tells operators which call failed: %s',
  async (kind) => {
    const { poller, provider, failures } = create();
    provider.faults.set('odds icehockey_nhl', faultOf(kind, { why: 'HTTP 4xx' }));
    await poller.step(signal);
    await poller.step(signal);
    expect(failures).toEqual([{ kind, cause: 'HTTP 4xx', about: { call: 'odds icehockey_nhl' } }]);
  },
);

it('asks again at once, and relies on nothing it heard, when the clock is set back', async () => {
  let nowMs = NOW_MS + 40 * 86_400_000;
  const { poller, calls } = create(createFakeBudget(100), () => nowMs);
  await poller.step(signal);
  await poller.step(signal);
  const before = calls().length;
  nowMs = NOW_MS;
  await poller.step(signal);
  expect(calls().slice(before)).toEqual(['sports']);
});
