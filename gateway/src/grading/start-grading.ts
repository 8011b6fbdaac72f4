/**
 * Turns what the book says of results into graded wagers, and loses none: a result stays queued until its wagers are
 * graded, through any loss of the database; what a killed gateway left undone is found at the next start.
 */
import type { ContestLine } from '@lineboard/domain/line/contest-line';
import { isResultPhase } from '@lineboard/domain/score/is-result-phase';
import type { ToldScore } from '../book/told-score.ts';
import { expireOpenSpots } from './expire-open-spots.ts';
import { type GameWaiting, readGamesWaiting } from './games-waiting.ts';
import { gradeContestant, gradeGame } from './grade-results.ts';
import type { GradingParts, GradingRun } from './grading-parts.ts';
import { createJobQueue } from './job-queue.ts';
import {
  type GameResult,
  type OpenGame,
  readContestResult,
  readGameResult,
  type Recorded,
  recordContestResult,
  recordGameResult,
} from '../results/record-result.ts';
import { readResultsLeft } from './results-left.ts';
import { createSetAside } from './set-aside.ts';

export interface Grading {
  /** Resolves when nothing is queued. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Finds open spots past their deadline, results that nobody finished, and wagers that were judged just before a final came and written just after its
 * wagers were read. Looks at open wagers only; a book with very many may do it less often.
 */
const SWEEP_EVERY_MS = 5_000;

export interface GradingEvents {
  /** What was swallowed, with its cause; reported once. */
  onError: (error: unknown) => void;
  /** A final came without the period scores that open wagers need (HR-40); told once for each game. */
  onWaiting?: (game: GameWaiting) => void;
}

export const startGrading = (
  parts: GradingParts,
  { onError, onWaiting = () => undefined }: GradingEvents,
): Grading => {
  const { database, book, metrics, wallNowMs } = parts;
  const setAside = createSetAside({
    failures: metrics.gradingFailures,
    count: metrics.gradingSetAside,
    onError,
  });
  const run: GradingRun = { ...parts, setAside };
  /** What was told and isn't graded yet, so that a long loss of the database forgets nothing. */
  const told = new Map<string, () => Promise<void>>();
  /** Games that are not over, as far as this gateway has seen. */
  const open = new Set<string>();
  const toldForeign = new Set<string>();
  const toldWaiting = new Set<number>();
  const queue = createJobQueue({
    onRetry: (error) => {
      metrics.gradingRetries.inc();
      onError(error);
    },
    onFailure: (name, error) => {
      told.delete(name);
      setAside.add(name, 0, error);
    },
  });

  const enqueueTold = (name: string, grade: () => Promise<void>): void => {
    setAside.clear(name);
    const gradeTold = async (): Promise<void> => {
      await grade();
      if (told.get(name) === gradeTold) told.delete(name);
    };
    told.set(name, gradeTold);
    queue.add(name, gradeTold);
  };

  /** What failed for a cause of its own isn't tried again until something new is said of it. */
  const enqueueAgain = (name: string, grade: () => Promise<void>): void => {
    if (!setAside.has(name, 0)) queue.add(name, grade);
  };

  const lookForWaiting = async (): Promise<void> => {
    const waiting = await readGamesWaiting(database);
    metrics.gradingGamesWaiting.set(waiting.length);
    metrics.gradingWagersWaiting.set(waiting.reduce((sum, { wagers }) => sum + wagers, 0));
    for (const game of waiting) if (!toldWaiting.has(game.gameNum)) onWaiting(game);
    toldWaiting.clear();
    for (const { gameNum } of waiting) toldWaiting.add(gameNum);
  };

  /** Counted each time, told once for each feed: its images repeat what it said. */
  const refuseForeign = (feedId: string, owner: string, what: string): void => {
    metrics.foreignResults.inc({ feed: feedId });
    if (toldForeign.has(feedId)) return;
    toldForeign.add(feedId);
    onError(new Error(`the feed ${feedId} told a result of ${what}, which is the feed ${owner}'s`));
  };

  /**
   * Every gateway hears every result, and who writes one down grades it: a second one at the same wagers would only wait for
   * the first and find them graded. What the writer leaves undone the sweep finds, on any gateway.
   */
  const enqueueResult = <Row>(
    name: string,
    { feedId, what }: { feedId: string; what: string },
    record: () => Promise<Recorded<Row>>,
    grade: (row: Row) => Promise<void>,
  ): void => {
    // Kept through a loss of the database: the next try finds it known.
    let own: Row | null = null;
    enqueueTold(name, async () => {
      if (own === null) {
        const recorded = await record();
        if (recorded.kind === 'foreign') return refuseForeign(feedId, recorded.owner, what);
        if (recorded.kind === 'known') return;
        own = recorded.row;
      }
      await grade(own);
    });
  };

  const onResult = (result: (GameResult | OpenGame) & ToldScore): void => {
    const { feedId, gameNum, phase } = result;
    const heard = { epoch: book.position.epoch, wallMs: wallNowMs(), feedId };
    enqueueResult(
      `game ${gameNum} of ${feedId}`,
      { feedId, what: `game ${gameNum}` },
      () => recordGameResult(database, result, heard),
      async (row) => {
        await gradeGame(run, row);
        if (phase === 'final') queue.add('waiting', lookForWaiting);
      },
    );
  };

  const onScore = (score: ToldScore): void => {
    const name = `${score.gameNum} of ${score.feedId}`;
    const { phase } = score;
    if (isResultPhase(phase)) {
      open.delete(name);
      onResult({ ...score, phase });
    } else if (!open.has(name)) {
      // Its final may have been told before and be taken back now: asked once, then the game is known to be open.
      open.add(name);
      onResult({ ...score, phase: 'live' });
    }
  };

  const onOutcome = (line: ContestLine): void => {
    const { feedId, contestNum, contestantNum } = line;
    const heard = { epoch: book.position.epoch, wallMs: wallNowMs(), feedId };
    enqueueResult(
      `contestant ${contestNum}.${contestantNum} of ${feedId}`,
      { feedId, what: `contest ${contestNum}` },
      () => recordContestResult(database, line, heard),
      (row) => gradeContestant(run, row),
    );
  };

  const sweep = (): void => {
    for (const [name, grade] of told) queue.add(name, grade);
    enqueueAgain('open spots', () => expireOpenSpots(run));
    enqueueAgain('sweep', async () => {
      const left = await readResultsLeft(database);
      for (const gameNum of left.games)
        enqueueAgain(`game ${gameNum}`, async () => {
          const row = await readGameResult(database, gameNum);
          if (row !== null) await gradeGame(run, row);
        });
      for (const { contestNum, contestantNum } of left.contestants)
        enqueueAgain(`contest ${contestNum} ${contestantNum}`, async () => {
          const row = await readContestResult(database, contestNum, contestantNum);
          if (row !== null) await gradeContestant(run, row);
        });
    });
    enqueueAgain('waiting', lookForWaiting);
  };

  const scores = book.scores$.subscribe(onScore);
  const outcomes = book.outcomes$.subscribe(onOutcome);
  sweep();
  const timer = setInterval(sweep, SWEEP_EVERY_MS);

  return {
    settled: queue.settled,
    stop: async () => {
      clearInterval(timer);
      scores.unsubscribe();
      outcomes.unsubscribe();
      await queue.stop();
    },
  };
};
