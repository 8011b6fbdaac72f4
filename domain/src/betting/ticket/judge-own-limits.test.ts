import { describe, expect, it } from 'vitest';
import { createContext, createDraft, createItem } from '../../../testing/ticket-fixtures.ts';
import type { OwnFigures, UsedLimit } from '../../account/own-limits/own-limit.schema.ts';
import { evaluateTicket } from './evaluate-ticket.ts';
import type { TicketDraft } from '../request/ticket-request.ts';
import type { TicketContext } from './ticket-evaluation.ts';

const FAR_MS = Number.MAX_SAFE_INTEGER;
const limit = (
  kind: UsedLimit['kind'],
  amount: number,
  used: number,
  fields: Partial<UsedLimit> = {},
): UsedLimit => ({
  kind,
  period: 'day',
  amount,
  used,
  next: null,
  endsMs: FAR_MS,
  ...fields,
});
/** 110.00 at risk. */
const evaluate = (
  own: OwnFigures | null,
  options: Partial<TicketDraft> = {},
  fields: Partial<TicketContext> = {},
) => evaluateTicket(createDraft([createItem()], options), createContext({ own, ...fields }));
const under = (...limits: UsedLimit[]) => evaluate({ timeOut: null, limits });

describe('a ticket under its customer’s own limits', () => {
  it('OWN-4, OWN-5: may take what is left to the cent, and says what is', () => {
    for (const kind of ['stake', 'loss'] as const) {
      expect(under(limit(kind, 20_000, 9_000)).error).toBeNull();
      expect(under(limit(kind, 20_000, 9_001)).error).toEqual({
        code: kind === 'stake' ? 'ownStakeLimit' : 'ownLossLimit',
        params: { period: 'day', limitCents: 20_000, leftCents: 10_999 },
      });
    }
  });

  it('OWN-1: each applies separately, and the one that leaves least is reported', () => {
    const own = [
      limit('stake', 90_000, 0, { period: 'month' }),
      limit('loss', 10_000, -500, { period: 'week' }),
    ];
    expect(under(...own).error).toMatchObject({
      code: 'ownLossLimit',
      params: { period: 'week', leftCents: 10_500 },
    });
    expect(under(...own).ownLeftCents).toBe(10_500);
    expect(under().ownLeftCents).toBeNull();
  });

  it('OWN-5: winnings make room', () => {
    expect(under(limit('loss', 10_000, -1_000)).error).toBeNull();
  });

  it('a limit beneath what was used already leaves nothing, not less', () => {
    expect(under(limit('stake', 100, 500)).error).toMatchObject({ params: { leftCents: 0 } });
  });

  it('OWN-7: deposits and time limit no bet', () => {
    expect(under(limit('deposit', 0, 0), limit('time', 15, 15)).error).toBeNull();
  });

  it('figures of a period that is over refuse nothing', () => {
    const { bookMs } = createContext();
    expect(under(limit('stake', 0, 0, { endsMs: bookMs + 1 })).error).not.toBeNull();
    expect(under(limit('stake', 0, 0, { endsMs: bookMs })).error).toBeNull();
  });

  it('OWN-4: free play takes nothing of them', () => {
    const own = { timeOut: null, limits: [limit('stake', 0, 0)] };
    const free = evaluate(own, { useFreePlay: true }, { freePlayBalanceCents: 50_000 });
    expect(free.error).toBeNull();
  });

  it('OWN-8: nothing can be bet in a time-out, free play neither', () => {
    const timeOut = { length: 'day', beganAtMs: 1, endsAtMs: 9 } as const;
    const own = { timeOut, limits: [] };
    expect(evaluate(own).error).toEqual({ code: 'inTimeOut', params: { endsAtMs: 9 } });
    expect(evaluate(own, { useFreePlay: true }, { freePlayBalanceCents: 50_000 }).error?.code).toBe(
      'inTimeOut',
    );
    const open = { timeOut: { ...timeOut, length: 'untilAsked', endsAtMs: null } as const, limits: [] };
    expect(evaluate(open).error).toEqual({ code: 'inTimeOut' });
  });
});
