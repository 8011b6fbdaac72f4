import { evaluateTicket } from '../src/betting/ticket/evaluate-ticket.ts';
import type { TicketContext, TicketEvaluation } from '../src/betting/ticket/ticket-evaluation.ts';
import type { Quote } from '../src/betting/quote/quote.ts';
import type { WagerPick } from '../src/ground/pick/pick.ts';
import type { TicketDraft, WagerItemRequest } from '../src/betting/request/ticket-request.ts';
import { createContext, createDraft, createGameQuote, createItem } from './ticket-fixtures.ts';

type LineFields = Parameters<typeof createGameQuote>[0];
type GameFields = Parameters<typeof createGameQuote>[1];

/** One leg on a game of its own. */
export interface LegSpec {
  pick?: Partial<Extract<WagerPick, { type: 'G' }>>;
  item?: Partial<WagerItemRequest>;
  line?: LineFields;
  game?: GameFields;
}

/**
 * Legs on games 1, 2, 3 … (spread of team 1, −3½ at −110, unless said otherwise) and a context that knows their lines.
 */
export const createLegs = (
  legs: readonly LegSpec[],
  context: Partial<TicketContext> = {},
): { items: WagerItemRequest[]; context: TicketContext } => {
  const quotes = new Map<string, Quote>();
  const items = legs.map(({ pick, item, line, game }, at) => {
    const gameNum = pick?.gameNum ?? at + 1;
    const itemId = `leg${at + 1}`;
    quotes.set(itemId, createGameQuote({ gameNum, ...line }, { gameNum, ...game }));
    return createItem({
      itemId,
      pick: { type: 'G', periodNumber: 0, market: 'S', side: 'team1', ...pick, gameNum },
      amountCents: 0,
      ...item,
    });
  });
  return { items, context: createContext({ quotes, ...context }) };
};

/** What a ticket of these legs comes to. */
export const evaluateLegs = (
  legs: readonly LegSpec[],
  options: Partial<TicketDraft> = {},
  fields: Partial<TicketContext> = {},
): TicketEvaluation => {
  const { items, context } = createLegs(legs, fields);
  return evaluateTicket(createDraft(items, options), context);
};

/** Makes this many legs, in their order. */
export const plainLegs = (count: number): LegSpec[] => Array.from({ length: count }, () => ({}));
