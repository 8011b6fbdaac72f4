import type { TicketCode } from '../../ground/error/error-code.ts';
import type { Cents } from '../../ground/money/cents.ts';
import type { AmericanPrice } from '../../ground/price/american-price.ts';
import { groupJointLegs } from '../correlation/joint-outcomes.ts';
import type { TicketDraft } from '../request/ticket-request.ts';
import { boundWager } from '../settlement/bound-wager.ts';
import { settleWager } from '../settlement/settle-wager.ts';
import { LOST } from '../wager/list-outcomes.ts';
import { evaluateTicket } from '../ticket/evaluate-ticket.ts';
import { judgeEvaluation } from '../ticket/judge-evaluation.ts';
import type { TicketContext, TicketEvaluation } from '../ticket/ticket-evaluation.ts';
import { shapeOfDraft, type TicketShape } from './ticket-shapes.ts';

/** One list of picks in one shape, as the slip would place it. */
export interface ShapePrice {
  shape: TicketShape;
  /** What is at risk in all: the quote's own figure. */
  riskCents: Cents;
  /** The least and the most that the ticket makes over every way its picks can end together; never above 0, below 0. */
  worstNetCents: Cents;
  bestNetCents: Cents;
  /** Bets that it consists of. */
  playCount: number;
  /** Its payout as one price, where it has one. */
  combinedPrice: AmericanPrice | null;
  /** Why the shape doesn't take these picks, whatever is staked; then the figures are all 0. */
  unfit: TicketCode | null;
  /** Why the book wouldn't take it as it is: an amount beyond a limit, a line that is held. */
  refused: TicketCode | null;
}

/** What is wrong with a shape, and not with an amount, a line or the account. */
const UNFIT: ReadonlySet<TicketCode> = new Set<TicketCode>([
  'optionUnavailable',
  'tooFewLegs',
  'tooManyLegs',
  'reverseNeedsTwo',
  'arbcNeedsThree',
  'parlayCombinations',
  'teaserUnknown',
  'teaserTeams',
  'roundRobinDisabled',
  'roundRobinSizes',
  'freePlayUnavailable',
  'freePlayPrice',
  'wagerTypeUnavailable',
  'moneyLineRestricted',
  'correlatedLegs',
  'parlayRestricted',
  'contestLegs',
  'pointsUnavailable',
  'progressivePrice',
]);

/** Nobody has said yet what its combinations pay, and nothing else is known to be wrong. */
const isAwaited = ({ items, combinations }: TicketEvaluation): boolean =>
  combinations.some(({ factor }) => factor === null) && items.every(({ errors }) => errors.length === 0);

/** A leg says more than the ticket that can't hold it. */
const findUnfit = (evaluation: TicketEvaluation): TicketCode | null => {
  const { items, error } = evaluation;
  if (error?.code === 'parlayCombinations' && isAwaited(evaluation)) return null;
  const codes = [
    ...items.flatMap(({ errors }) => errors.map(({ code }) => code)),
    ...(error === null ? [] : [error.code]),
  ];
  return codes.find((code) => UNFIT.has(code)) ?? null;
};

/**
 * Prices a ticket with the function that the slip and the gateway call (`evaluateTicket`). Straights are wagers of
 * their own, so their worst and best together follow from the ways in which picks of one game can end together; of
 * every other shape they are those of its one wager.
 */
export const priceShape = (draft: TicketDraft, context: TicketContext): ShapePrice => {
  const evaluation = evaluateTicket(draft, context);
  const shape = shapeOfDraft(draft);
  const unfit = findUnfit(evaluation);
  if (unfit !== null)
    return {
      shape,
      riskCents: 0,
      worstNetCents: 0,
      bestNetCents: 0,
      playCount: 0,
      combinedPrice: null,
      unfit,
      refused: unfit,
    };
  const verdict = judgeEvaluation(evaluation);
  const { totalRiskCents, playCount, combinedPrice } = evaluation;
  return {
    shape,
    riskCents: totalRiskCents,
    ...boundTogether(draft, evaluation, context),
    playCount,
    combinedPrice,
    unfit: null,
    refused: verdict.state === 'refused' ? verdict.code : verdict.state === 'changed' ? 'priceChanged' : null,
  };
};

type Bounds = Pick<ShapePrice, 'worstNetCents' | 'bestNetCents'>;

const add = (one: Bounds, other: Bounds): Bounds => ({
  worstNetCents: one.worstNetCents + other.worstNetCents,
  bestNetCents: one.bestNetCents + other.bestNetCents,
});

const NOTHING: Bounds = { worstNetCents: 0, bestNetCents: 0 };

const boundTogether = (draft: TicketDraft, evaluation: TicketEvaluation, context: TicketContext): Bounds => {
  const { wagers, totalRiskCents, totalToWinCents } = evaluation;
  if (wagers.length < 2) return { worstNetCents: 0 - totalRiskCents, bestNetCents: totalToWinCents };
  const finals = new Map(evaluation.items.map(({ itemId, finalLine }) => [itemId, finalLine]));
  const groups = groupJointLegs(
    draft.items.map((item) => ({
      ...item,
      points: finals.get(item.itemId) ?? null,
      quote: context.quotes.get(item.itemId) ?? null,
    })),
  );
  const joined = new Set(groups.flatMap(({ legs }) => legs));
  // Free play is shown as cash would be, as the quote shows it.
  const cash = wagers.map(({ wager }) => ({ ...wager, freePlay: false }));
  const apart = cash.filter((_wager, at) => !joined.has(at)).map((wager) => boundWager(wager));
  const together = groups.map(({ legs, outcomes }): Bounds => {
    // The list of a contest names who wins; nobody of these may.
    const isContest = draft.items[legs[0]!]?.pick.type === 'C';
    const endings = isContest ? [...outcomes, legs.map(() => LOST)] : outcomes;
    const nets = endings.map((results) =>
      legs.reduce((sum, leg, at) => sum + (settleWager(cash[leg]!, [results[at]!])?.netCents ?? 0), 0),
    );
    return { worstNetCents: Math.min(...nets), bestNetCents: Math.max(...nets) };
  });
  return [...apart, ...together].reduce(add, NOTHING);
};
