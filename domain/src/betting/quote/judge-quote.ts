import type { ItemCode } from '../../ground/error/error-code.ts';
import type { PlainErrorCode } from '../../ground/error/refusal.ts';
import { judgeContestLine, judgeMarket, type LineConditions } from './line-validity.ts';
import type { LineStatus } from '../../lines/line/line-status.schema.ts';
import { selectMarket } from '../../lines/line/market-line.ts';
import type { Cents } from '../../ground/money/cents.ts';
import { type AmericanPrice, isAmericanPrice } from '../../ground/price/american-price.ts';
import { periodOfLine } from '../../ground/sport/alternate-line.ts';
import type { LimitSubject } from '../../account/customer/customer.schema.ts';
import type { WagerPick } from '../../ground/pick/pick.ts';
import type { Quote } from './quote.ts';

/** What the book says now about one pick, read out of its quote. */
export interface JudgedQuote {
  refusal: PlainErrorCode<ItemCode> | null;
  price: AmericanPrice | null;
  points: number | null;
  status: LineStatus;
  lineMaxCents: Cents | null;
  limitSubject: LimitSubject;
  /** Log position of the line's last change. */
  version: number;
}

/** @returns null when the quote is another line's than the pick's, or there is none: the line is unknown */
export const judgeQuote = (
  pick: WagerPick,
  quote: Quote | null,
  setting: Omit<LineConditions, 'feedUp'>,
): JudgedQuote | null => {
  if (quote === null) return null;
  const { bookMs, restrictions, isTeased, teaser = null } = setting;
  const conditions = { bookMs, restrictions, isTeased, teaser, feedUp: quote.feedUp };
  if (pick.type === 'G' && quote.type === 'G') {
    const { game, line } = quote;
    if (
      line.gameNum !== pick.gameNum ||
      line.periodNumber !== pick.periodNumber ||
      game.gameNum !== pick.gameNum
    )
      return null;
    const marketLine = selectMarket(line, pick.market, pick.side);
    return {
      refusal: judgeMarket(game, line, pick.market, pick.side, conditions).refusal,
      price: marketLine.price,
      points: marketLine.points,
      status: marketLine.status,
      lineMaxCents: marketLine.maxWagerCents,
      limitSubject: {
        sportType: game.sportType,
        sportSubType: game.sportSubType,
        periodNumber: periodOfLine(pick.periodNumber),
        limitType: pick.market,
      },
      version: line.version,
    };
  }
  if (pick.type === 'C' && quote.type === 'C') {
    const { line } = quote;
    if (line.contestNum !== pick.contestNum || line.contestantNum !== pick.contestantNum) return null;
    return {
      refusal: judgeContestLine(line, conditions).refusal,
      price: isAmericanPrice(line.moneyLine) ? line.moneyLine : null,
      points: null,
      status: line.status,
      lineMaxCents: line.maxWagerCents,
      limitSubject: {
        sportType: line.contestType,
        sportSubType: line.contestType2,
        periodNumber: null,
        limitType: 'C',
      },
      version: line.version,
    };
  }
  return null;
};
