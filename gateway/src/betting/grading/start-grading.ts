/**
 * Grades wagers by the book's results, and loses none: a result stays queued until its wagers are graded, even while
 * the database is down; work that a killed gateway left is found at the next start.
 */
import { beginAtZero } from '../../ground/report/begin-at-zero.ts';
import { GRADED_AS } from './announce-grades.ts';
import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { GamePhase } from '@lineboard/domain/ground/score/game-score.schema';
import { isResultPhase } from '@lineboard/domain/ground/score/is-result-phase';
import type { Subscription } from 'rxjs';
import type { ToldScore } from '../../lines/book/told-score.ts';
import { isDatabaseLoss } from '../../ground/database/is-database-loss.ts';
import { expireOpenSpots } from './expire-open-spots.ts';
import { type GameWaiting, readGamesWaiting } from './games-waiting.ts';
import { gradeContestant, gradeGame } from './grade-results.ts';
import type { GradingParts, GradingRun } from './grading-parts.ts';
import { holdLate, readGamesBetOn } from './hold-late.ts';
import { createJobQueue, type JobQueue } from './job-queue.ts';
import type { GameResult, Heard, OpenGame } from '../../lines/results/result-rows.ts';
import { readContestResult, recordContestResult } from '../../lines/results/record-contest-result.ts';
import { readGameResult, type Recorded, recordGameResult } from '../../lines/results/record-result.ts';
import { closeDueGames } from '../../lines/results/decide-result.ts';
import { readResultsLeft } from './results-left.ts';
import { createSetAside } from './set-aside.ts';
import { repeat } from '../../ground/timers/repeat.ts';

export interface Grading {
  /** Resolves when nothing is queued. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Finds open spots past their deadline, results that nobody finished, and wagers that were judged just before a final
 * came and written just after its wagers were read. Looks at open wagers only; a book with very many may do it less
 * often.
 */
const SWEEP_EVERY_MS = 5_000;

/**
 * A bet that was judged by the start of before, here or by a gateway that hadn’t heard of the new one, is written
 * within this.
 */
const WRITTEN_WITHIN_MS = 60_000;

/** The most queued reports on one game or contestant while none can be written to the database. */
const MOST_TOLD = 50;

export interface GradingEvents {
  /** Called once with each swallowed error and its cause. */
  onError: (error: unknown) => void;
  /**
   * Called once for each reason why bets on a game wait: its result doesn't decide them, is held, or never came (HR-40,
   * HR-73, HR-75).
   */
  onWaiting?: (game: GameWaiting) => void;
  /** Called when a game no longer waits for that reason. */
  onDecided?: (game: Pick<GameWaiting, 'gameNum' | 'why'>) => void;
}

export const startGrading = (parts: GradingParts, events: GradingEvents): Grading =>
  new RunningGrading(parts, events);

const nameOfWaiting = ({ gameNum, why }: GameWaiting): string => `${gameNum} ${why}`;

/** The source of a result and what it is about, for the log. */
interface ResultSource {
  feedId: string;
  what: string;
}

class RunningGrading implements Grading {
  readonly #run: GradingRun;
  readonly #events: GradingEvents;
  readonly #queue: JobQueue;
  /**
   * The reports on each game or contestant that aren't graded yet, in order: nothing is forgotten while the database is
   * down for long, and the report that called a game off is kept even if another one follows soon (HR-73).
   */
  readonly #told = new Map<string, Array<() => Promise<void>>>();
  /** Games that aren't over, as far as this gateway knows. */
  readonly #open = new Map<string, GamePhase>();
  readonly #toldForeign = new Set<string>();
  /** Each game’s start by which its bets were checked (HR-82), and since when, by the wall clock. */
  readonly #starts = new Map<number, { startMs: number; sinceMs: number }>();
  readonly #toldWaiting = new Map<string, GameWaiting>();
  readonly #subscriptions: Subscription[];
  readonly #stopSweeps: () => void;

  constructor(parts: GradingParts, events: GradingEvents) {
    const { book, metrics } = parts;
    const { onError } = events;
    const setAside = createSetAside({
      failures: metrics.gradingFailures,
      count: metrics.gradingSetAside,
      onError,
    });
    beginAtZero(
      metrics.graded,
      GRADED_AS.map((status) => ({ status })),
    );
    this.#run = { ...parts, setAside };
    this.#events = events;
    this.#queue = createJobQueue({
      onRetry: (error) => {
        metrics.gradingRetries.inc();
        onError(error);
      },
      onFailure: (name, error) => setAside.add(name, 0, error),
    });
    this.#subscriptions = [
      book.scores$.subscribe((score) => this.#hearScore(score)),
      book.outcomes$.subscribe((line) => this.#hearOutcome(line)),
    ];
    this.#sweep();
    this.#stopSweeps = repeat(() => this.#sweep(), SWEEP_EVERY_MS);
  }

  settled(): Promise<void> {
    return this.#queue.settled();
  }

  async stop(): Promise<void> {
    this.#stopSweeps();
    for (const subscription of this.#subscriptions) subscription.unsubscribe();
    await this.#queue.stop();
  }

  #hearScore(score: ToldScore): void {
    const name = `${score.gameNum} of ${score.feedId}`;
    const { phase } = score;
    if (isResultPhase(phase)) {
      this.#open.delete(name);
      this.#hearResult({ ...score, phase });
    } else if (this.#open.get(name) !== phase) {
      // Its final may have been reported before and withdrawn now: the database is asked once, then the game is known
      // to be open.
      this.#open.set(name, phase);
      this.#hearResult({ ...score, phase: 'live', hasBegun: phase === 'live' });
    }
  }

  #hearResult(result: (GameResult | OpenGame) & ToldScore): void {
    const { feedId, gameNum, phase } = result;
    const { database, book, rules } = this.#run;
    const heard = this.#hear(feedId);
    const game = book.game(gameNum);
    this.#enqueueResult(
      `game ${gameNum} of ${feedId}`,
      { feedId, what: `game ${gameNum}` },
      () => recordGameResult(database, result, heard, game, rules),
      async (row) => {
        await gradeGame(this.#run, row);
        if (phase !== 'live') this.#queue.add('waiting', () => this.#lookForWaiting());
      },
    );
  }

  #hear(feedId: string): Heard {
    const { book, wallNowMs, bookNowMs } = this.#run;
    return { epoch: book.position.epoch, wallMs: wallNowMs(), bookMs: bookNowMs(), feedId };
  }

  #hearOutcome(line: ContestLine): void {
    const { feedId, contestNum, contestantNum } = line;
    const { database, rules } = this.#run;
    const heard = this.#hear(feedId);
    this.#enqueueResult(
      `contestant ${contestNum}.${contestantNum} of ${feedId}`,
      { feedId, what: `contest ${contestNum}` },
      () => recordContestResult(database, line, heard, rules),
      (row) => gradeContestant(this.#run, row),
    );
  }

  /**
   * Every gateway hears every result, and the one that records it grades it: a second one would only wait for the same
   * wagers and find them graded. If the first one doesn't finish, the sweep of any gateway does.
   */
  #enqueueResult<Row>(
    name: string,
    source: ResultSource,
    record: () => Promise<Recorded<Row>>,
    grade: (row: Row) => Promise<void>,
  ): void {
    // Kept while the database is down: the next try finds the result recorded.
    let own: Row | null = null;
    this.#enqueueTold(name, async () => {
      if (own === null) {
        const recorded = await record();
        if (recorded.kind === 'foreign') return this.#refuseForeign(source, recorded.owner);
        if (recorded.kind === 'known') return;
        own = recorded.row;
      }
      await grade(own);
    });
  }

  #enqueueTold(name: string, grade: () => Promise<void>): void {
    this.#run.setAside.clear(name);
    const told = this.#told.get(name) ?? [];
    this.#told.set(name, told);
    told.push(grade);
    // The first report and the latest ones matter most.
    if (told.length > MOST_TOLD) told.splice(1, 1);
    this.#queue.add(name, () => this.#gradeTold(name));
  }

  async #gradeTold(name: string): Promise<void> {
    const told = this.#told.get(name) ?? [];
    for (let next = told[0]; next !== undefined; next = told[0]) {
      try {
        await next();
      } catch (error) {
        if (isDatabaseLoss(error)) throw error;
        told.splice(told.indexOf(next), 1);
        if (told.length === 0) {
          this.#told.delete(name);
          throw error;
        }
        // Later reports are graded anyway.
        this.#events.onError(error);
        continue;
      }
      told.splice(told.indexOf(next), 1);
    }
    this.#told.delete(name);
  }

  /** A result that failed for its own reasons isn't tried again until there is a new report. */
  #enqueueAgain(name: string, grade: () => Promise<void>): void {
    if (!this.#run.setAside.has(name, 0)) this.#queue.add(name, grade);
  }

  /** Counted each time, but reported once for each feed, because its images repeat everything. */
  #refuseForeign({ feedId, what }: ResultSource, owner: string): void {
    this.#run.metrics.foreignResults.inc({ feed: feedId });
    if (this.#toldForeign.has(feedId)) return;
    this.#toldForeign.add(feedId);
    this.#events.onError(
      new Error(`the feed ${feedId} told a result of ${what}, which is the feed ${owner}'s`),
    );
  }

  async #lookForWaiting(): Promise<void> {
    const { database, metrics, bookNowMs } = this.#run;
    const waiting = await readGamesWaiting(database, bookNowMs());
    metrics.gradingGamesWaiting.set(waiting.length);
    metrics.gradingWagersWaiting.set(waiting.reduce((sum, { wagers }) => sum + wagers, 0));
    for (const game of waiting)
      if (!this.#toldWaiting.has(nameOfWaiting(game))) this.#events.onWaiting?.(game);
    const names = new Set(waiting.map(nameOfWaiting));
    for (const [name, game] of this.#toldWaiting) if (!names.has(name)) this.#events.onDecided?.(game);
    this.#toldWaiting.clear();
    for (const game of waiting) this.#toldWaiting.set(nameOfWaiting(game), game);
  }

  #sweep(): void {
    for (const name of this.#told.keys()) this.#queue.add(name, () => this.#gradeTold(name));
    this.#enqueueAgain('open spots', () => expireOpenSpots(this.#run));
    this.#enqueueAgain('windows', () => this.#closeDueGames());
    this.#enqueueAgain('sweep', () => this.#gradeWhatIsLeft());
    this.#enqueueAgain('starts', () => this.#holdLate());
    this.#enqueueAgain('waiting', () => this.#lookForWaiting());
  }

  async #holdLate(): Promise<void> {
    const { database, book, bookNowMs, wallNowMs } = this.#run;
    const bet = await readGamesBetOn(database, bookNowMs());
    for (const gameNum of bet) {
      const game = book.game(gameNum);
      if (game === null) continue;
      const startMs = game.gameDateTimeMs;
      const known = this.#starts.get(gameNum);
      const isKnown = known?.startMs === startMs;
      const mayCome = startMs <= bookNowMs() && wallNowMs() - (known?.sinceMs ?? 0) < WRITTEN_WITHIN_MS;
      if (isKnown && !mayCome) continue;
      await holdLate(database, game);
      if (!isKnown) this.#starts.set(gameNum, { startMs, sinceMs: wallNowMs() });
    }
    const isBetOn = new Set(bet);
    for (const gameNum of this.#starts.keys()) if (!isBetOn.has(gameNum)) this.#starts.delete(gameNum);
  }

  async #closeDueGames(): Promise<void> {
    const { database, wallNowMs, bookNowMs } = this.#run;
    const now = { wallMs: wallNowMs(), bookMs: bookNowMs() };
    for (const row of await closeDueGames(database.pool, now)) await gradeGame(this.#run, row);
  }

  async #gradeWhatIsLeft(): Promise<void> {
    const { database } = this.#run;
    const left = await readResultsLeft(database);
    for (const gameNum of left.games)
      this.#enqueueAgain(`game ${gameNum}`, async () => {
        const row = await readGameResult(database, gameNum);
        if (row !== null) await gradeGame(this.#run, row);
      });
    for (const { contestNum, contestantNum } of left.contestants)
      this.#enqueueAgain(`contest ${contestNum} ${contestantNum}`, async () => {
        const row = await readContestResult(database, contestNum, contestantNum);
        if (row !== null) await gradeContestant(this.#run, row);
      });
  }
}
