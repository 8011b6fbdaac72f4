import type { Answer, OddsApi } from '../../src/lines/feeds/odds-api/ask-odds-api.ts';
import type { EventNumbers } from '../../src/lines/feeds/odds-api/event-numbers.ts';
import type { NumberedEvent } from '../../src/lines/feeds/odds-api/held-event.ts';
import type { RequestBudget } from '../../src/lines/feeds/odds-api/request-budget.ts';

/** A provider in this process, for virtual time. */
export interface FakeOddsProvider extends OddsApi {
  inSeason: string[];
  answers: Map<string, unknown>;
  /** Instead of every answer; null: none. */
  fault: Extract<Answer, { ok: false }> | null;
  /** Instead of the answer to one call. */
  faults: Map<string, Extract<Answer, { ok: false }>>;
  remaining: number | null;
  calls: Array<{ call: string; atMs: number }>;
}

const NOTHING_SAID = { remaining: null, cost: null };

export const faultOf = (
  fault: Extract<Answer, { ok: false }>['fault'],
  fields: Partial<Extract<Answer, { ok: false }>> = {},
): Extract<Answer, { ok: false }> => ({
  ok: false,
  fault,
  why: fault,
  usage: NOTHING_SAID,
  retryAfterMs: null,
  mayCost: false,
  ...fields,
});

/** @param nowMs of the test's clock */
export const createFakeOddsProvider = (nowMs: () => number): FakeOddsProvider => {
  const answer = async (call: string, body: unknown): Promise<Answer> => {
    provider.calls.push({ call, atMs: nowMs() });
    const fault = provider.fault ?? provider.faults.get(call) ?? null;
    if (fault !== null) return fault;
    return { ok: true, body, usage: { remaining: provider.remaining, cost: null } };
  };
  const provider: FakeOddsProvider = {
    inSeason: [],
    answers: new Map(),
    fault: null,
    faults: new Map(),
    remaining: null,
    calls: [],
    sports: () =>
      answer(
        'sports',
        provider.inSeason.map((key) => ({ key, active: true })),
      ),
    odds: (sportKey) => answer(`odds ${sportKey}`, provider.answers.get(`odds ${sportKey}`) ?? []),
    scores: (sportKey) => answer(`scores ${sportKey}`, provider.answers.get(`scores ${sportKey}`) ?? []),
  };
  return provider;
};

/** Numbers as the database gives them, from 1. */
export const createFakeNumbers = (known: NumberedEvent[] = []): EventNumbers => ({
  readSince: async () => [...known],
  number: async (events) => {
    for (const event of events)
      if (!known.some(({ eventId }) => eventId === event.eventId))
        known.push({ ...event, gameNum: known.length + 1 });
    return known.filter(({ eventId }) => events.some((event) => event.eventId === eventId));
  },
  move: async (gameNum, commenceMs) => {
    const at = known.findIndex((event) => event.gameNum === gameNum);
    known[at] = { ...known[at]!, commenceMs };
  },
});

/** A day's share that is the same every day. */
export const createFakeBudget = (share: number): RequestBudget & { spent: Map<number, number> } => {
  const spent = new Map<number, number>();
  const dayOf = (ms: number): number => Math.floor(ms / 86_400_000);
  return {
    spent,
    leftToday: async (nowMs) => share - (spent.get(dayOf(nowMs)) ?? 0),
    take: async (cost, nowMs) => {
      const day = dayOf(nowMs);
      const next = (spent.get(day) ?? 0) + cost;
      if (next > share) return null;
      spent.set(day, next);
      return { day, cost };
    },
    settle: async ({ day, cost: taken }, cost) => void spent.set(day, (spent.get(day) ?? 0) + cost - taken),
  };
};
