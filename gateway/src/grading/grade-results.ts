import type { HouseRules } from '@lineboard/domain/house-rules/house-rules';
import type { GameScore } from '@lineboard/domain/score/game-score';
import type { BookView } from '../book/book-view.ts';
import { calculateBalance } from '../customer/calculate-balance.ts';
import type { CustomerEvents } from '../customer/customer-events.ts';
import type { Database } from '../database/create-database.ts';
import type { Metrics } from '../operations/metrics.ts';
import { formatLegResult } from '../wagers/leg-result-text.ts';
import type { StoredItem, StoredWager } from '../wagers/stored-wager.ts';
import { gradeContestLeg, gradeGameLeg, type LegGrade } from './grade-leg.ts';
import type { GradedWager } from './graded-wager.ts';
import { gradeWager } from './grade-wager.ts';
import { readContestResult, readGameResult } from './record-result.ts';
import { isToGrade, readWagersToGrade, type ResultSubject } from './wagers-to-grade.ts';

export interface GradingParts {
  database: Database;
  book: BookView;
  bookNowMs: () => number;
  wallNowMs: () => number;
  customerEvents: CustomerEvents;
  metrics: Metrics;
  rules: HouseRules;
}

/** A result in one of its versions. */
interface Result {
  subject: ResultSubject;
  version: number;
  score1: number | null;
  score2: number | null;
  /** @returns null while this version doesn't decide the item */
  grade: (item: StoredItem, store: string) => LegGrade | null;
}

/** Wagers posted at a time: leaves the pool's other connections to the customers. */
const AT_A_TIME = 4;

const DAY_MS = 24 * 3_600_000;

/**
 * Grades every item on a game by the latest result that is recorded, and every wager that it decides. Idempotent: items
 * that this version was applied to are not looked at again. A throw leaves the rest for the next call.
 */
export const gradeGame = async (parts: GradingParts, gameNum: number): Promise<void> => {
  const row = await readGameResult(parts.database, gameNum);
  if (row === null) return;
  const score: GameScore = {
    gameNum,
    phase: row.phase,
    clock: '',
    score1: row.score1,
    score2: row.score2,
    segments: row.segments,
    startingPitcher1: row.starting_pitcher1,
    startingPitcher2: row.starting_pitcher2,
    version: row.log_clk,
  };
  await gradeAll(parts, {
    subject: { gameNum, feedId: row.feed_id },
    version: row.result_version,
    score1: row.score1,
    score2: row.score2,
    grade: (item, store) => gradeGameLeg(item, store, score, parts.book),
  });
  await parts.database.kysely
    .updateTable('game_result')
    .set({ done: true })
    .where('game_num', '=', gameNum)
    .where('result_version', '<=', row.result_version)
    .execute();
};

export const gradeContestant = async (
  parts: GradingParts,
  contestNum: number,
  contestantNum: number,
): Promise<void> => {
  const row = await readContestResult(parts.database, contestNum, contestantNum);
  if (row === null) return;
  await gradeAll(parts, {
    subject: { contestNum, contestantNum, feedId: row.feed_id },
    version: row.result_version,
    score1: null,
    score2: null,
    grade: () => gradeContestLeg(row.outcome),
  });
  await parts.database.kysely
    .updateTable('contest_result')
    .set({ done: true })
    .where('contest_num', '=', contestNum)
    .where('contestant_num', '=', contestantNum)
    .where('result_version', '<=', row.result_version)
    .execute();
};

const gradeAll = async (parts: GradingParts, result: Result): Promise<void> => {
  for await (const page of readWagersToGrade(parts.database, result.subject, result.version)) {
    let next = 0;
    const work = async (): Promise<void> => {
      for (let wager = page[next]; wager !== undefined; wager = page[next]) {
        next += 1;
        const now = { wallMs: parts.wallNowMs(), bookMs: parts.bookNowMs() };
        const change = (stored: StoredWager) => applyResult(stored, result, now.bookMs, parts.rules);
        announceGrades(parts, await gradeWager(parts.database, wager, { change, now }));
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
  }
};

/** A version that doesn't decide an item leaves it with what an earlier one said. */
const applyResult = (
  stored: StoredWager,
  result: Result,
  bookMs: number,
  { openSpotDays }: HouseRules,
): StoredWager | null => {
  let isGraded = false;
  const items = stored.items.map((item) => {
    if (!isToGrade(item, result.subject, result.version)) return item;
    const { version, score1, score2 } = result;
    const noted = { ...item, result_version: version, score1, score2 };
    const grade = result.grade(item, stored.store);
    if (grade === null) return noted;
    isGraded = true;
    return { ...noted, result: formatLegResult(grade.result), settled_price: grade.settledPrice };
  });
  if (items.every((item, at) => item === stored.items[at])) return null;
  const deadlineMs = Math.round(bookMs + openSpotDays * DAY_MS);
  const isMoved = isGraded && stored.open_spots > 0;
  return { ...stored, items, fill_deadline_book_ms: isMoved ? deadlineMs : stored.fill_deadline_book_ms };
};

/** Tells the customers of what was graded: their money when it moved, their wagers in any case. */
export const announceGrades = (
  { metrics, customerEvents }: Pick<GradingParts, 'metrics' | 'customerEvents'>,
  graded: readonly GradedWager[],
): void => {
  for (const { before, outcome, postings, account } of graded) {
    const customerId = before.customer_id;
    if (postings > 0 && before.status !== 'O') metrics.graded.inc({ status: 'reversed' });
    if (postings > 0 && outcome.status !== 'O') metrics.graded.inc({ status: outcome.status });
    if (account !== null)
      customerEvents.publish(customerId, { kind: 'balance', balance: calculateBalance(account) });
    customerEvents.publish(customerId, { kind: 'wagers' });
  }
};
