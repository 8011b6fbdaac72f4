import type { PriceAcceptance } from '@lineboard/domain/ground/price/price-acceptances';
import type { ItemError } from '@lineboard/domain/ground/error/refusal';
import type { HouseRules } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import type { OwnFigures } from '@lineboard/domain/account/own-limits/own-limit.schema';
import { evaluateTicket } from '@lineboard/domain/betting/ticket/evaluate-ticket';
import { judgeEvaluation } from '@lineboard/domain/betting/ticket/judge-evaluation';
import type { TicketChanged, TicketRefused } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { TicketEvaluation } from '@lineboard/domain/betting/ticket/ticket-evaluation';
import type { Quote } from '@lineboard/domain/betting/quote/quote';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import type { BookView } from '../../lines/book/book-view.ts';
import { isFresh } from '../../lines/book/freshness.ts';
import { bettingProfileOf } from '../../ground/customer/betting-profile.ts';
import { calculateBalance } from '../../ground/customer/calculate-balance.ts';
import { offerCombinations } from './offer-combinations.ts';
import { quoteForTicket } from './quote-for-ticket.ts';
import type { PlacedWagers } from './placed-wager.ts';
import type { AccountState } from './account-state.ts';

/** A ticket that may be written. */
export interface FitTicket {
  evaluation: TicketEvaluation;
  quotes: ReadonlyMap<string, Quote>;
  /** The scores of the items whose game is in play. */
  scores: ReadonlyMap<string, GameScore>;
  /** Items whose game has begun (HR-44), with a score or without one. */
  liveItems: ReadonlySet<string>;
}
import { isLive } from './is-live.ts';

/** The verdict of book and account on a request now. */
export type Judgement =
  | ({ verdict: 'fit' } & FitTicket)
  | { verdict: 'changed'; answer: TicketChanged }
  | { verdict: 'refused'; answer: TicketRefused };

export interface TicketToJudge {
  request: TicketRequest;
  /** The price changes that the customer accepts; a pending ticket accepts at least better ones (HR-44). */
  acceptance: PriceAcceptance;
  account: AccountState;
  /**
   * The amount left under the customer's own limits; null when there is no limit, or it was checked when the ticket was
   * sent.
   */
  own: OwnFigures | null;
  /** Those that the request builds on. */
  wagers: PlacedWagers;
  bookMs: number;
}

/** Derives everything again with the domain's rules; the customer's figures are only compared. */
export const judgeTicket = (
  { request, acceptance, account, own, wagers: { parent, filled }, bookMs }: TicketToJudge,
  { book, rules }: { book: BookView; rules: HouseRules },
): Judgement => {
  if (!book.accepting) return refused({ state: 'refused', code: 'unavailable', items: [] });
  if (account.is_barred) return refused({ state: 'refused', code: 'wageringDisabled', items: [] });
  if (!isFresh(book)) {
    const items = request.items.map(({ itemId }): ItemError => ({ itemId, code: 'feedStale' }));
    return refused({ state: 'refused', code: 'feedStale', items });
  }
  const quotes = new Map<string, Quote | null>();
  for (const { itemId, pick } of request.items) quotes.set(itemId, quoteForTicket(book, pick, account.store));
  const liveItems = new Set(
    [...quotes].flatMap(([itemId, quote]) => (quote !== null && isLive(quote, book, bookMs) ? [itemId] : [])),
  );
  const balance = calculateBalance(account);
  const evaluation = evaluateTicket(request, {
    ...bettingProfileOf(account),
    bookMs,
    rules,
    availableCents: balance.availableCents,
    freePlayBalanceCents: balance.freePlayBalanceCents,
    exposureCents: account.exposures,
    own,
    priceAcceptance: acceptance,
    quotes,
    combinationOffers: offerCombinations(request, { book, quotes, store: account.store, bookMs }),
    begun: liveItems,
    parent,
    filled,
  });
  const answer = judgeEvaluation(evaluation);
  switch (answer.state) {
    case 'accepted':
      return {
        verdict: 'fit',
        evaluation,
        quotes: quotes as Map<string, Quote>,
        scores: findLiveScores(request, book),
        liveItems,
      };
    case 'changed':
      return { verdict: 'changed', answer };
    case 'refused':
      return refused(answer);
  }
};

const findLiveScores = (request: TicketRequest, book: BookView): Map<string, GameScore> =>
  new Map(
    request.items.flatMap(({ itemId, pick }) => {
      const score = pick.type === 'G' ? book.score(pick.gameNum) : null;
      return score?.phase === 'live' ? [[itemId, score]] : [];
    }),
  );

const refused = (answer: TicketRefused): Judgement => ({ verdict: 'refused', answer });
