/**
 * Turns what the book says of results into graded wagers, and loses none: a result stays queued until its wagers are
 * graded, through any loss of the database; what a killed gateway left undone is found at the next start.
 */
import type { ContestLine } from '@lineboard/domain/line/contest-line';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ToldScore } from '../book/told-score.ts';
import { expireOpenSpots } from './expire-open-spots.ts';
import { gradeContestant, gradeGame, type GradingParts } from './grade-results.ts';
import { type GameResult, isResult, recordContestResult, recordGameResult } from './record-result.ts';

export interface Grading {
  /** Resolves when nothing is queued. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

const RETRY_FIRST_MS = 100;
const RETRY_LAST_MS = 2_000;

/**
 * Finds open spots past their deadline, results that nobody finished, and wagers that were judged just before a final came and written just after its
 * wagers were read. Looks at open wagers only; a book with very many may do it less often.
 */
const SWEEP_EVERY_MS = 5_000;

type Job = { run: () => Promise<void> };

export const startGrading = (parts: GradingParts, onError: (error: unknown) => void): Grading => {
  const { database, book, wallNowMs } = parts;
  const queue = new Map<string, Job>();
  const toldForeign = new Set<string>();
  const stopped = new AbortController();
  let working: Promise<void> | null = null;

  const work = async (): Promise<void> => {
    let retryMs = RETRY_FIRST_MS;
    for (
      let first = queue.entries().next();
      !first.done && !stopped.signal.aborted;
      first = queue.entries().next()
    ) {
      const [key, job] = first.value;
      try {
        await job.run();
        // A newer result of the same game may have come meanwhile: it stays.
        if (queue.get(key) === job) queue.delete(key);
        retryMs = RETRY_FIRST_MS;
      } catch (error) {
        onError(error);
        parts.metrics.gradingRetries.inc();
        // One result that can't be graded must not stand in the way of the others.
        if (queue.get(key) === job) {
          queue.delete(key);
          queue.set(key, job);
        }
        await sleep(retryMs, undefined, { signal: stopped.signal }).catch(() => undefined);
        retryMs = Math.min(retryMs * 2, RETRY_LAST_MS);
      }
    }
  };

  const enqueue = (key: string, run: Job['run']): void => {
    if (stopped.signal.aborted) return;
    queue.set(key, { run });
    working ??= work().finally(() => {
      working = null;
      // Queued between the last look and this moment.
      const [next] = queue;
      if (next !== undefined && !stopped.signal.aborted) enqueue(next[0], next[1].run);
    });
  };

  /** Counted each time, told once for each feed: its images repeat what it said. */
  const refuseForeign = (feedId: string, owner: string, what: string): void => {
    parts.metrics.foreignResults.inc({ feed: feedId });
    if (toldForeign.has(feedId)) return;
    toldForeign.add(feedId);
    onError(new Error(`the feed ${feedId} told a result of ${what}, which is the feed ${owner}'s`));
  };

  const onResult = (result: GameResult & ToldScore): void => {
    const { feedId, gameNum } = result;
    const heard = { epoch: book.position.epoch, wallMs: wallNowMs(), feedId };
    enqueue(`game ${feedId} ${gameNum}`, async () => {
      const owner = await recordGameResult(database, result, heard);
      if (owner !== null) return refuseForeign(feedId, owner, `game ${gameNum}`);
      await gradeGame(parts, result.gameNum);
    });
  };

  const onOutcome = (line: ContestLine): void => {
    const { feedId, outcome, contestNum, contestantNum } = line;
    if (outcome === null) return;
    const heard = { epoch: book.position.epoch, wallMs: wallNowMs(), feedId };
    enqueue(`contest ${feedId} ${contestNum} ${contestantNum}`, async () => {
      const owner = await recordContestResult(database, { ...line, outcome }, heard);
      if (owner !== null) return refuseForeign(feedId, owner, `contest ${contestNum}`);
      await gradeContestant(parts, contestNum, contestantNum);
    });
  };

  const sweep = (): void => {
    enqueue('open spots', () => expireOpenSpots(parts));
    enqueue('sweep', async () => {
      const { rows: games } = await database.pool.query<{ game_num: number }>(
        `select game_num from game_result where not done
         union
         select i.game_num from wager_item i join game_result r on r.game_num = i.game_num
         where i.open and r.result_version > coalesce(i.result_version, 0)
           and (i.feed_id is null or i.feed_id = r.feed_id)`,
      );
      for (const { game_num: gameNum } of games)
        enqueue(`regrade ${gameNum}`, () => gradeGame(parts, gameNum));
      const { rows: contestants } = await database.pool.query<{
        contest_num: number;
        contestant_num: number;
      }>(
        `select contest_num, contestant_num from contest_result where not done
         union
         select i.contest_num, i.contestant_num from wager_item i
           join contest_result r on r.contest_num = i.contest_num and r.contestant_num = i.contestant_num
         where i.open and r.result_version > coalesce(i.result_version, 0)
           and (i.feed_id is null or i.feed_id = r.feed_id)`,
      );
      for (const { contest_num, contestant_num } of contestants) {
        enqueue(`regrade ${contest_num} ${contestant_num}`, () =>
          gradeContestant(parts, contest_num, contestant_num),
        );
      }
    });
  };

  const scores = book.scores$.subscribe((score) => {
    if (isResult(score)) onResult(score);
  });
  const outcomes = book.outcomes$.subscribe(onOutcome);
  sweep();
  const timer = setInterval(sweep, SWEEP_EVERY_MS);

  return {
    settled: async () => {
      while (working !== null) await working;
    },
    stop: async () => {
      clearInterval(timer);
      scores.unsubscribe();
      outcomes.unsubscribe();
      stopped.abort();
      await working;
    },
  };
};
