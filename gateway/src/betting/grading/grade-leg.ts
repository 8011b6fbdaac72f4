import { gradeGameWager } from '@lineboard/domain/betting/grading/grade-game-wager';
import { type ContestOutcome, gradeContest } from '@lineboard/domain/betting/grading/grade-straight';
import type { DecidedResult } from '@lineboard/domain/ground/result/straight-result';
import type { HouseRules } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import { selectMarket } from '@lineboard/domain/lines/line/market-line';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import type { BookView } from '../../lines/book/book-view.ts';
import { pickOf } from '../wagers/pick-of-item.ts';
import type { StoredItem } from '../wagers/stored-wager.ts';
import { NO_START_PRICES, selectStartPrice, type StartPrices } from './start-prices.ts';

/** The outcome of one leg by a result. */
export interface LegGrade {
  result: DecidedResult;
  /** Set when a new pitcher's price took the place of the final price. */
  settledPrice: number | null;
}

/**
 * HR-34: the price that the pick had last before the game began, with the new pitcher. Where that is known neither to
 * the book nor from what was kept of the line, the leg stays at the price it was accepted at.
 */
const findNewPrice = (item: StoredItem, store: string, book: BookView, startPrices: StartPrices): number => {
  if (item.settled_price !== null) return item.settled_price;
  const pick = pickOf(item);
  if (pick.type === 'C') return item.final_price;
  const { market, side } = pick;
  const quote = book.quote(pick, store);
  const now = quote?.type === 'G' ? selectMarket(quote.line, market, side).price : null;
  return selectStartPrice(startPrices, { store, side, now }) ?? item.final_price;
};

/** A leg belongs to a store; grading adds its game's prices at the start, which a new pitcher's price comes from. */
interface LegPlace {
  store: string;
  startPrices?: StartPrices;
}

/** @returns null while the score doesn't decide the leg */
export const gradeGameLeg = (
  item: StoredItem,
  { store, startPrices = NO_START_PRICES }: LegPlace,
  score: GameScore,
  book: BookView,
  rules: HouseRules,
): LegGrade | null => {
  const pick = pickOf(item);
  if (pick.type === 'C') return null;
  const grade = gradeGameWager(
    {
      sportType: item.sport_type,
      sportSubType: item.sport_sub_type,
      pick,
      finalLine: item.ruled_line ?? item.final_line,
      threeWay: item.three_way,
      pitcher1ReqFlag: item.pitcher1_req_flag,
      pitcher2ReqFlag: item.pitcher2_req_flag,
      listedPitcher1: item.listed_pitcher1,
      listedPitcher2: item.listed_pitcher2,
    },
    score,
    rules,
  );
  if (grade === null) return null;
  const newPrice = grade.reprice ? findNewPrice(item, store, book, startPrices) : null;
  return { result: grade.result, settledPrice: item.ruled_price ?? newPrice };
};

/**
 * Grades at the accepted price, or at the right one where an operator corrected it (HR-83): only games have another
 * (HR-34).
 */
export const gradeContestLeg = (item: StoredItem, outcome: ContestOutcome): LegGrade => ({
  result: gradeContest(outcome, item.ruled_price ?? item.final_price),
  settledPrice: item.ruled_price,
});
