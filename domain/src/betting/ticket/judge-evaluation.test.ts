import { describe, expect, it } from 'vitest';
import { createContext, createDraft, createGameQuote, createItem } from '../../../testing/ticket-fixtures.ts';
import { evaluateTicket } from './evaluate-ticket.ts';
import { judgeEvaluation } from './judge-evaluation.ts';
import type { TicketContext } from './ticket-evaluation.ts';
import type { WagerItemRequest } from '../request/ticket-request.ts';

const QUOTES = new Map(
  ['a', 'b'].map((itemId, at) => [itemId, createGameQuote({ gameNum: at + 1 }, { gameNum: at + 1 })]),
);

const item = (itemId: 'a' | 'b', fields: Partial<WagerItemRequest> = {}): WagerItemRequest =>
  createItem({
    itemId,
    pick: {
      type: 'G',
      gameNum: itemId === 'a' ? 1 : 2,
      periodNumber: 0,
      market: 'S',
      side: 'team1',
    },
    ...fields,
  });

const judge = (items: readonly WagerItemRequest[], fields: Partial<TicketContext> = {}) => {
  const evaluation = evaluateTicket(createDraft(items), createContext({ quotes: QUOTES, ...fields }));
  const verdict = judgeEvaluation(evaluation);
  expect(evaluation.safeToPost).toBe(verdict.state === 'accepted');
  return verdict;
};

/** 1,000.00 are the limit. */
const TOO_MUCH = { amountCents: 100_001 };
const EXCEEDED = {
  itemId: 'a',
  code: 'amountExceeded',
  params: { maxRiskCents: 110_000, maxToWinCents: 100_000 },
};
const MOVED = { itemId: 'b', oldPrice: -105, newPrice: -110, oldLine: -3.5, newLine: -3.5 };

describe('what an evaluated ticket is answered with', () => {
  it('is taken when nothing is wrong', () => {
    expect(judge([item('a'), item('b')])).toEqual({ state: 'accepted' });
  });

  it('says first what is wrong with the whole, and names what is wrong with items', () => {
    const items = [item('a', TOO_MUCH), item('b', { seenPrice: -105 })];
    expect(judge(items, { restrictions: [{ code: 'NOWAGERING', params: {} }] })).toEqual({
      state: 'refused',
      code: 'wageringDisabled',
      items: [EXCEEDED],
    });
  });

  it('refuses by the first item that is wrong, and also says what moved', () => {
    const { itemId: _, ...reason } = EXCEEDED;
    expect(judge([item('a', TOO_MUCH), item('b', { seenPrice: -105 })])).toEqual({
      state: 'refused',
      ...reason,
      items: [
        EXCEEDED,
        {
          itemId: 'b',
          code: 'priceChanged',
          params: { oldPrice: -105, newPrice: -110, oldLine: -3.5, newLine: -3.5, version: 7 },
        },
      ],
    });
  });

  it('asks about what moved when nothing is wrong', () => {
    const verdict = judge([item('a'), item('b', { seenPrice: -105 })]);
    expect(verdict).toMatchObject({ state: 'changed', items: [MOVED] });
  });

  it('refuses an amount that is missing last of all', () => {
    const empty = item('a', { amountCents: 0 });
    expect(judge([empty, item('b')])).toEqual({ state: 'refused', code: 'amountInvalid', items: [] });
    expect(judge([empty, item('b', { seenPrice: -105 })]).state).toBe('changed');
  });
});
