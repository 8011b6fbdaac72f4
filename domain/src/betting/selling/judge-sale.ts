import type { SaleFigures } from '../../ground/house-rules/house-rules.schema.ts';
import type { Cents } from '../../ground/money/cents.ts';
import type { Rational } from '../../ground/money/rational.ts';
import type { WagerPick } from '../../ground/pick/pick.ts';
import { WAGER_KINDS } from '../../ground/wager-kind/wager-kinds.ts';
import { capRepriced } from '../settlement/cap-repriced.ts';
import { settleWager } from '../settlement/settle-wager.ts';
import type { DecidedResult } from '../../ground/result/straight-result.ts';
import type { LegResult, Wager } from '../wager/wager.ts';
import { leastOfSale } from './least-of-sale.ts';
import { findLegProbability, type GameOffer, type LegToValue } from './leg-probability.ts';
import { calculateOffer } from './sale-offer.ts';
import type { SaleRefusal } from './sale-refusal.ts';

/** A leg as the ticket has it. */
export interface LegToSell extends Omit<LegToValue, 'pick'> {
  pick: WagerPick;
  result: LegResult;
}

/** A wager that its customer may want to sell, with what is still open of it. */
export interface WagerToSell {
  wager: Wager;
  /** Its own, after earlier shares were sold. */
  riskCents: Cents;
  /** O open; anything else is decided. */
  status: string;
  legs: readonly LegToSell[];
  /** It rolls from a wager, or one rolls from it (HR-25). */
  isInChain: boolean;
  /** A filling, a roll or a sale of it waits, or an operator has to look at a leg. */
  isWaiting: boolean;
}

export interface SaleOffer {
  offerCents: Cents;
  /** What it would pay back if every undecided leg won: the most that can come of it. */
  paybackCents: Cents;
}

export interface NoSaleOffer {
  refusal: SaleRefusal;
  /** The leg that is in the way; null: none of them alone is. */
  leg: number | null;
}

export interface SaleConditions {
  /** The book's clock, epoch milliseconds. */
  bookMs: number;
  figures: SaleFigures;
  /** The customer's currency, three letters: the smallest offer is a figure of it. */
  currency: string;
  /** The customer's maximum for its kind (HR-10), where it is known. */
  maxPayoutCents?: Cents | null;
  /** What the book has of a game, at the prices of the customer's store; null: nothing. */
  offerOf: (gameNum: number) => GameOffer | null;
}

const WON: DecidedResult = ['W', 'W'];

/** What the book pays for a wager now, or why it doesn't buy it back (HR-50 to HR-52). */
export const judgeSale = (bet: WagerToSell, conditions: SaleConditions): SaleOffer | NoSaleOffer => {
  const refusal = judgeWager(bet);
  if (refusal !== null) return { refusal, leg: null };
  const probabilities: Rational[] = [];
  const games = new Set<number>();
  for (const [at, { pick, result, ...leg }] of bet.legs.entries()) {
    if (pick.type === 'C') return { refusal: 'kind', leg: at };
    if (result !== null) continue;
    if (games.has(pick.gameNum)) return { refusal: 'sameGame', leg: at };
    games.add(pick.gameNum);
    const offer = conditions.offerOf(pick.gameNum);
    const found = findLegProbability({ ...leg, pick }, offer, conditions.bookMs);
    if (typeof found === 'string') return { refusal: found, leg: at };
    probabilities.push(found);
  }
  const settled = settleWager(
    bet.wager,
    bet.legs.map(({ result }) => result ?? WON),
  );
  if (settled === null || probabilities.length === 0) return { refusal: 'decided', leg: null };
  const paybackCents = bet.riskCents + capNet(bet, settled.netCents, conditions.maxPayoutCents ?? null);
  const offerCents = calculateOffer(paybackCents, probabilities, conditions.figures);
  return offerCents < leastOfSale(conditions.figures, conditions.currency)
    ? { refusal: 'tooLittle', leg: null }
    : { offerCents, paybackCents };
};

/** Wagers whose amounts are their legs' have no maximum. */
const capNet = ({ wager, riskCents }: WagerToSell, netCents: Cents, maxPayoutCents: Cents | null): Cents =>
  'toWinCents' in wager.terms
    ? capRepriced(wager, { riskCents, toWinCents: wager.terms.toWinCents }, netCents, maxPayoutCents)
    : netCents;

const judgeWager = ({ wager, status, isInChain, isWaiting }: WagerToSell): SaleRefusal | null => {
  if (status !== 'O') return 'decided';
  if (!WAGER_KINDS[wager.terms.kind].isSellable) return 'kind';
  if (wager.freePlay) return 'freePlay';
  if ('openSpots' in wager.terms && wager.terms.openSpots > 0) return 'openSpots';
  if (isInChain) return 'rolling';
  return isWaiting ? 'waiting' : null;
};
