import type { ItemCode } from '../../ground/error/error-code.ts';
import type { Restriction } from '../../account/customer/customer.schema.ts';
import type { PlainErrorCode } from '../../ground/error/refusal.ts';
import type { TeaserReach } from '../../ground/house-rules/house-rules.schema.ts';
import { isAmericanPrice } from '../../ground/price/american-price.ts';
import { isThreeWayPeriod } from '../../ground/sport/is-three-way-period.ts';
import { isTeasable } from '../teaser/is-teasable.ts';
import type { Market, Side } from '../../ground/pick/pick.ts';
import type { ContestLine } from '../../lines/line/contest-line.schema.ts';
import type { Game } from '../../lines/line/game.schema.ts';
import type { GameLine } from '../../lines/line/game-line.schema.ts';
import { selectMarket } from '../../lines/line/market-line.ts';
import { isMoneyLineRestricted } from './money-line-restriction.ts';

/**
 * The state of a cell: `open` and `circled` are bettable, `held` and `suspended` are shown and not bettable, as is
 * `doubted`: held because what its feed says is being checked. `none` is an empty cell.
 */
export type MarketState = 'open' | 'circled' | 'held' | 'doubted' | 'suspended' | 'none';

export interface MarketJudgement {
  state: MarketState;
  /** Why it is not bettable; null when it is. */
  refusal: PlainErrorCode<ItemCode> | null;
}

/** The conditions under which a line is judged. */
export interface LineConditions {
  /** The book's clock, epoch milliseconds. */
  bookMs: number;
  /** false while the line's feed is silent or the page's own data may be old (HR-32). */
  feedUp: boolean;
  restrictions: readonly Restriction[];
  /** The slip is set to a teaser, which leaves out what it can't take. */
  isTeased: boolean;
  /** The teaser's card as far as it says what it takes; left out it says nothing (HR-12). */
  teaser?: TeaserReach | null;
}

const OPEN: MarketJudgement = { state: 'open', refusal: null };
const CIRCLED: MarketJudgement = { state: 'circled', refusal: null };
const HELD: MarketJudgement = { state: 'held', refusal: 'lineHeld' };
const DOUBTED: MarketJudgement = { state: 'doubted', refusal: 'lineDoubted' };
const SUSPENDED: MarketJudgement = { state: 'suspended', refusal: 'feedStale' };
const DISABLED: MarketJudgement = { state: 'none', refusal: 'lineDisabled' };
const CUT_OFF: MarketJudgement = { state: 'none', refusal: 'cutoffPassed' };
const MISSING: MarketJudgement = { state: 'none', refusal: 'priceMissing' };
const RESTRICTED: MarketJudgement = { state: 'none', refusal: 'moneyLineRestricted' };
const NOT_THIS_WAGER_TYPE: MarketJudgement = { state: 'none', refusal: 'wagerTypeUnavailable' };

/** The period is shown to nobody: taken down, or its cut-off is earlier than the book's clock (spec 2 §5). */
export const isPeriodHidden = (game: Game, line: GameLine, bookMs: number): boolean =>
  game.isTitle || line.disabled || line.periodWagerCutoffMs < bookMs;

/** Whether one side of one market may be bet on (spec 2 §5 "Line validity", HR-32). Allocates one small object. */
export const judgeMarket = (
  game: Game,
  line: GameLine,
  market: Market,
  side: Side,
  conditions: LineConditions,
): MarketJudgement => {
  if (game.isTitle || line.disabled) return DISABLED;
  if (line.periodWagerCutoffMs < conditions.bookMs) return CUT_OFF;
  const marketLine = selectMarket(line, market, side);
  if (!marketLine.complete) return MISSING;
  if (market === 'M' && lacksDraw(game, line)) return HELD;
  if (market === 'M' && isMoneyLineRestricted(game.sportType, line, conditions.restrictions))
    return RESTRICTED;
  if (
    conditions.isTeased &&
    !isTeasable(game.sportType, market, line.periodNumber, conditions.teaser ?? null)
  )
    return NOT_THIS_WAGER_TYPE;
  return judgeStatus(marketLine.status, line.doubtedMarkets.includes(market), conditions.feedUp);
};

/** Three-way prices without the third: at them both teams could be backed for a sure gain, the draw being no loss. */
const lacksDraw = ({ sportType }: Game, { periodNumber, moneyLineDraw }: GameLine): boolean =>
  isThreeWayPeriod(sportType, periodNumber) && !isAmericanPrice(moneyLineDraw);

/** The same for a contestant's price. */
export const judgeContestLine = (line: ContestLine, conditions: LineConditions): MarketJudgement => {
  if (line.disabled) return DISABLED;
  if (line.wagerCutoffMs < conditions.bookMs) return CUT_OFF;
  if (!isAmericanPrice(line.moneyLine)) return MISSING;
  if (line.outcome !== null) return DISABLED;
  if (conditions.isTeased) return NOT_THIS_WAGER_TYPE;
  return judgeStatus(line.status, line.doubted, conditions.feedUp);
};

const judgeStatus = (
  status: GameLine['spreadLineStatus'],
  isDoubted: boolean,
  feedUp: boolean,
): MarketJudgement => {
  if (!feedUp) return SUSPENDED;
  if (status === 'H') return isDoubted ? DOUBTED : HELD;
  return status === 'I' ? CIRCLED : OPEN;
};
