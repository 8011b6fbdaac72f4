import type { HouseRules } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import { formatLegResult } from '../wagers/leg-result-text.ts';
import type { StoredItem, StoredWager } from '../wagers/stored-wager.ts';
import { selectFillDeadline } from './fill-deadline.ts';
import { gradeContestLeg, gradeGameLeg, type LegGrade } from './grade-leg.ts';
import { gradeEach } from './grade-each.ts';
import { isHeldLate } from '../wagers/is-held-late.ts';
import { holdLate } from './hold-late.ts';
import { isDatabaseLoss } from '../../ground/database/is-database-loss.ts';
import { keepCloses } from './keep-closes.ts';
import { keepContestCloses } from './keep-contest-closes.ts';
import type { GradingRun } from './grading-parts.ts';
import {
  readClosings,
  readStandingResult,
  readUndoneClosings,
} from '../../lines/results/closing-versions.ts';
import { markContestantGraded, markGameGraded } from '../../lines/results/mark-graded.ts';
import { type ContestResultRow, type GameResultRow, scoreOfResult } from '../../lines/results/result-rows.ts';
import { nameOfItem, readToRefund } from './refunded-items.ts';
import { readStartPrices } from './start-prices.ts';
import { isToGrade, readWagersToGrade, type ResultSubject } from './wagers-to-grade.ts';

/** A result that is withdrawn reopens the items that it decided (HR-41). */
const TAKEN_BACK = 'takenBack';

/** One version of a result. */
interface Result {
  subject: ResultSubject;
  version: number;
  score1: number | null;
  score2: number | null;
  /**
   * This version says nothing of the item: it was decided when its game was called off, and stays decided, whatever is
   * played under the game's number later (HR-73).
   */
  isClosed?: (item: StoredItem) => boolean;
  /** @returns null while this version doesn't decide the item */
  grade: (item: StoredItem, store: string) => LegGrade | typeof TAKEN_BACK | null;
}

/**
 * Grades all items on a game by a recorded result, and all wagers that this decides. Idempotent: items to which this
 * version or a later one was applied are skipped. A wager that fails for its own reasons is set aside; when the
 * database is down, the rest is left for the next call.
 */
export const gradeGame = async (parts: GradingRun, row: GameResultRow): Promise<void> => {
  const { book, database } = parts;
  const game = book.game(row.game_num);
  if (game !== null) await holdLate(database, game);
  if (row.held === null || isTakenBack(row)) {
    // An earlier report that called the game off decides first, in case a gateway died in between.
    for (const closing of await readUndoneClosings(database, row)) await gradeGame(parts, closing);
    await keepClosesOf(parts, row, `game ${row.game_num}`, keepCloses(database, row.game_num, row.feed_id));
    await gradeByRow(parts, row);
  } else {
    // A held result changes nothing (HR-75): what isn't decided is still decided by the one before it.
    const standing = await readStandingResult(database, row);
    if (standing !== null) await gradeGame(parts, standing);
  }
  await markGameGraded(database, row);
};

/** A final that is open again, or that an operator holds. */
const isTakenBack = ({ decision, phase, held }: GameResultRow): boolean =>
  decision === 'heldAgain' || (phase === 'live' && held === null);

const gradeByRow = async (parts: GradingRun, row: GameResultRow): Promise<void> => {
  const { book, rules, database } = parts;
  const startPrices = await readStartPrices(database, row);
  const resultOf = (one: GameResultRow): Result => {
    const score = scoreOfResult(one);
    return {
      subject: { gameNum: one.game_num, feedId: one.feed_id },
      version: one.result_version,
      score1: one.score1,
      score2: one.score2,
      grade: (item, store) =>
        isTakenBack(one) ? TAKEN_BACK : gradeGameLeg(item, { store, startPrices }, score, book, rules),
    };
  };
  const closings = await readClosings(database, row);
  for (const closing of closings) {
    const refunded = await readToRefund(database, closing);
    const isClosed: Result['isClosed'] = (item) => !refunded.has(nameOfItem(item));
    if (refunded.size > 0) await gradeAll(parts, { ...resultOf(closing), isClosed });
  }
  const versions = new Set(closings.map(({ result_version: version }) => version));
  await gradeAll(parts, {
    ...resultOf(row),
    isClosed: (item) => item.result !== null && versions.has(item.result_version ?? 0),
  });
};

/** What a close is worth is told of a bet, and never keeps it from being paid. @throws when the database is away */
const keepClosesOf = async (
  { setAside }: GradingRun,
  { result_version: version }: GameResultRow | ContestResultRow,
  subject: string,
  kept: Promise<void>,
): Promise<void> => {
  try {
    await kept;
  } catch (error) {
    if (isDatabaseLoss(error)) throw error;
    setAside.add(`closes of ${subject}`, version, error);
  }
};

export const gradeContestant = async (parts: GradingRun, row: ContestResultRow): Promise<void> => {
  const { contest_num: contestNum, contestant_num: contestantNum } = row;
  const subject = `contestant ${contestNum}.${contestantNum}`;
  if (row.outcome !== null) await keepClosesOf(parts, row, subject, keepContestCloses(parts.database, row));
  await gradeAll(parts, {
    subject: { contestNum, contestantNum, feedId: row.feed_id },
    version: row.result_version,
    score1: null,
    score2: null,
    grade: (item) =>
      row.outcome === null ? TAKEN_BACK : gradeContestLeg(item, { ...row, outcome: row.outcome }),
  });
  await markContestantGraded(parts.database, row);
};

const gradeAll = async (run: GradingRun, result: Result): Promise<void> => {
  for await (const page of readWagersToGrade(run.database, result.subject, result.version))
    await gradeEach(run, page, (stored, bookMs) => applyResult(stored, result, bookMs, run.rules));
};

/** A version that doesn't decide an item keeps an earlier version's result, unless it withdraws that one. */
const applyResult = (
  stored: StoredWager,
  result: Result,
  bookMs: number,
  rules: HouseRules,
): StoredWager | null => {
  const items = stored.items.map((item) =>
    isToGrade(item, result.subject, result.version) && result.isClosed?.(item) !== true
      ? applyToItem(item, stored.store, result, bookMs)
      : item,
  );
  if (items.every((item, at) => item === stored.items[at])) return null;
  const isMoved = stored.open_spots > 0 && items.some((item, at) => item.result !== stored.items[at]?.result);
  return {
    ...stored,
    items,
    fill_deadline_book_ms: isMoved ? selectFillDeadline(stored, items, rules) : stored.fill_deadline_book_ms,
  };
};

const applyToItem = (item: StoredItem, store: string, result: Result, bookMs: number): StoredItem => {
  const { version, score1, score2 } = result;
  const told = result.grade(item, store);
  const grade = told !== TAKEN_BACK && isHeldLate(item) && item.result === null ? null : told;
  const noted = { ...item, result_version: version };
  if (grade === TAKEN_BACK) return { ...noted, ...NOT_GRADED };
  if (grade === null) return { ...noted, score1, score2 };
  const [, , deadHeat] = grade.result;
  return {
    ...noted,
    score1,
    score2,
    result: formatLegResult(grade.result),
    tied: deadHeat?.tied ?? null,
    places: deadHeat?.places ?? null,
    settled_price: grade.settledPrice,
    graded_book_ms: Math.round(bookMs),
  };
};

const NOT_GRADED = {
  result: null,
  tied: null,
  places: null,
  settled_price: null,
  graded_book_ms: null,
  score1: null,
  score2: null,
} satisfies Partial<StoredItem>;
