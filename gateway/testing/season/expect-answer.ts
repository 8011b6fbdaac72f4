import { currentAcceptance } from '@lineboard/domain/ground/price/price-acceptances';
import type { CustomerInfo } from '@lineboard/domain/account/customer/customer.schema';
import type { AccountFigures } from '@lineboard/domain/account/sign-in/session-answer.schema';
import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import type { OpenBetsAnswer } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { isSameWager, placedWagerOfBet } from '@lineboard/domain/books/open-bets/placed-wager-of-bet';
import { hasBegun } from '@lineboard/domain/betting/quote/has-begun';
import { evaluateTicket } from '@lineboard/domain/betting/ticket/evaluate-ticket';
import type { TicketEvaluation } from '@lineboard/domain/betting/ticket/ticket-evaluation';
import type { PlacedWager } from '@lineboard/domain/betting/wager/placed-wager';
import type { TicketRequest, WagerRef } from '@lineboard/domain/betting/request/ticket-request';
import type { ErrorBody, ItemError } from '@lineboard/domain/ground/error/refusal';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { offerOnBoard } from './combinations/offer-on-board.ts';
import type { SeasonBoard } from './season-board.ts';

/** What the slip knows when it works a ticket out by itself. */
export interface PageKnowledge {
  customer: CustomerInfo;
  account: AccountFigures;
  bets: Pick<OpenBetsAnswer, 'open'>;
  board: Pick<SeasonBoard, 'quote' | 'lines'>;
  bookMs: number;
}

/** The figures and errors of an answer, without what only the gateway can know. */
export type ComparableAnswer = Record<string, unknown>;

/** What the slip's own evaluation says that the gateway must answer. */
export const expectAnswer = (request: TicketRequest, page: PageKnowledge): ComparableAnswer => {
  const evaluation = evaluateAsPage(request, page);
  const errors = evaluation.items.flatMap((item) => item.errors);
  const changed = evaluation.items.flatMap((item) => (item.changed === null ? [] : [item.changed]));
  if (evaluation.error !== null) return { state: 'refused', ...evaluation.error, items: errors };
  const [first] = errors;
  if (first !== undefined) {
    const { itemId: _, ...refusal } = first;
    const moved = changed.map(({ itemId, version: _version, ...params }) => ({
      itemId,
      code: 'priceChanged',
      params: Object.fromEntries(Object.entries(params).filter(([, value]) => value !== null)),
    }));
    return { state: 'refused', ...refusal, items: [...errors, ...moved] };
  }
  const combinations = evaluation.combinations.flatMap((each) => each.changed ?? []);
  if (changed.length + combinations.length > 0)
    return {
      state: 'changed',
      items: changed.map(({ version: _, ...change }) => change),
      ...(combinations.length > 0 && { combinations }),
    };
  if (!evaluation.safeToPost) return { state: 'refused', code: 'amountInvalid', items: [] };
  return describeAccepted(evaluation);
};

const describeAccepted = ({
  items,
  wagers,
  totalRiskCents,
  totalToWinCents,
  combinedPrice,
}: TicketEvaluation): ComparableAnswer => ({
  state: 'accepted',
  totalRiskCents,
  totalToWinCents,
  wagers: wagers.map(({ wager: { terms }, riskCents, toWinCents, itemIds }) => ({
    riskCents,
    toWinCents,
    items: itemIds.map((itemId) => {
      const item = items.find((each) => each.itemId === itemId);
      return {
        itemId,
        finalPrice: item?.finalPrice,
        finalLine: item?.finalLine,
        linePrice: item?.linePrice,
        linePoints: item?.linePoints,
      };
    }),
    openSpots: 'openSpots' in terms ? terms.openSpots : 0,
    // As the slip shows it before the ticket is sent.
    combinedPrice,
  })),
});

export const comparable = (answer: TicketAnswer | ErrorBody): ComparableAnswer => {
  if ('error' in answer) return { state: 'refused', ...answer.error };
  switch (answer.state) {
    case 'accepted': {
      const { state, totalRiskCents, totalToWinCents, wagers } = answer;
      return {
        state,
        totalRiskCents,
        totalToWinCents,
        wagers: wagers.map(({ wagerNumber: _, items, ...wager }) => ({
          ...wager,
          items: items.map(({ live: _live, placedScore: _score, ...item }) => item),
        })),
      };
    }
    case 'changed':
      return { ...answer, items: answer.items.map(({ version: _, ...change }) => change) };
    case 'refused':
      return { ...answer, items: answer.items.map(withoutVersion) };
    default:
      return { ...answer };
  }
};

/** Where in the log a line moved is the gateway's to know. */
const withoutVersion = (error: ItemError): unknown => {
  if (error.code !== 'priceChanged' || error.params === undefined) return error;
  const { version: _, ...params } = error.params;
  return { ...error, params };
};

/** The slip's own evaluation. */
export const evaluateAsPage = (request: TicketRequest, page: PageKnowledge): TicketEvaluation => {
  const { customer, account, bets, board, bookMs } = page;
  const quotes = new Map(request.items.map(({ itemId, pick }) => [itemId, board.quote(pick)]));
  return evaluateTicket(request, {
    ...customer,
    bookMs,
    rules: DEFAULT_HOUSE_RULES,
    availableCents: account.balance.availableCents,
    freePlayBalanceCents: account.balance.freePlayBalanceCents,
    exposureCents: new Map(Object.entries(account.exposureCents)),
    own: null,
    priceAcceptance: currentAcceptance(request.priceAcceptance),
    quotes,
    combinationOffers: offerOnBoard(request, board, bookMs),
    begun: new Set(
      [...quotes].flatMap(([itemId, quote]) =>
        quote?.type === 'G' && hasBegun(quote.game, null, bookMs) ? [itemId] : [],
      ),
    ),
    parent: findPlacedWager(request.parentRif, bets),
    filled: findPlacedWager(request.filling, bets),
  });
};

/** As the open bets tell it; a wager that is no longer open is judged as one that isn't there. */
const findPlacedWager = (
  ref: WagerRef | null,
  { open }: Pick<OpenBetsAnswer, 'open'>,
): PlacedWager | null => {
  const bet = ref === null ? undefined : open.find((each) => isSameWager(each, ref));
  return bet === undefined ? null : placedWagerOfBet(bet);
};
