/**
 * Writes down how the lines move, in batches, in the gateway that runs the feeds. Nothing waits for it: it reads steps
 * that the book has taken, and what the database doesn't take in time is left out and counted. Once it keeps up again,
 * it tells the whole board anew, so that no market stays behind for longer than that.
 */
import type { TopicOp } from '@lineboard/domain/lines/book/book-record';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import { parseTopic, type TopicName } from '@lineboard/domain/lines/book/topic';
import type { Counter } from 'prom-client';
import type { Database } from '../../ground/database/create-database.ts';
import { isDatabaseLoss } from '../../ground/database/is-database-loss.ts';
import type { Reporter } from '../../ground/report/reporter.ts';
import type { Book, BookStep } from '../book/book.ts';
import type { RefusedAlert } from '../alerts/judge-alerts.ts';
import {
  isKeptLine,
  listMarketMoves,
  type MarketMove,
  type MarketName,
  marketsOfFields,
} from './market-moves.ts';
import { writeMoves, writeMovesAlone } from './write-moves.ts';
import { repeat } from '../../ground/timers/repeat.ts';

/** Moves of one second are one row each: a shorter interval would write the same rows more often. */
const WRITE_EVERY_MS = 1_000;
/** As many rows in one statement as PostgreSQL writes in some 50 ms. */
const MOST_AT_ONCE = 2_000;
/** What a database that is away for some seconds of a busy afternoon leaves behind; some 10 MB. */
const MOST_WAITING = 20_000;
/** Alerts that one line of the log names. */
const MOST_NAMED = 50;

export interface RecorderParts {
  book: Pick<Book, 'steps$' | 'topics' | 'topicState' | 'game' | 'score' | 'inspect'>;
  database: Pick<Database, 'pool'>;
  bookNowMs: () => number;
  wallNowMs: () => number;
  reporter: Reporter<'history'>;
  /** Moves that were left out. */
  dropped: Pick<Counter, 'inc'>;
  /** A customer's alerts were told: a hint for pages that are open. */
  onTold: (customerId: string) => void;
}

/** Begins to write. @returns stops it at once; a statement under way goes on */
export const recordLines = (parts: RecorderParts): (() => void) => {
  const recorder = new LineRecorder(parts);
  const stopWriting = repeat(() => void recorder.write(), WRITE_EVERY_MS);
  return () => {
    stopWriting();
    recorder.stop();
  };
};

export class LineRecorder {
  readonly #parts: RecorderParts;
  readonly #stop: () => void;
  readonly #hasLines = new Map<TopicName, boolean>();
  #waiting = new Map<string, MarketMove>();
  /** The rest of the board while it is told as a whole. */
  #board: Iterator<GameLine> | null;
  #isBehind = false;
  #isWriting = false;

  constructor(parts: RecorderParts) {
    this.#parts = parts;
    this.#board = this.#listBoard();
    const steps = parts.book.steps$.subscribe((step) => this.#read(step));
    this.#stop = () => steps.unsubscribe();
  }

  stop(): void {
    this.#stop();
    this.#waiting.clear();
    this.#board = null;
  }

  /** Writes what waits, or a part of the board that is told as a whole. Never rejects. */
  async write(): Promise<void> {
    if (this.#isWriting) return;
    this.#isWriting = true;
    try {
      while (this.#fill()) await this.#writeSome([...this.#waiting].slice(0, MOST_AT_ONCE));
    } catch (error) {
      this.#parts.reporter.failed('notWritten', error);
    } finally {
      this.#isWriting = false;
    }
  }

  /** What the database refuses for a cause of its own holds up nothing behind it. @throws when it is away */
  async #writeSome(some: ReadonlyArray<readonly [string, MarketMove]>): Promise<void> {
    const { database, bookNowMs, wallNowMs, onTold } = this.#parts;
    const moves = some.map(([, move]) => move);
    try {
      const time = { bookMs: bookNowMs(), wallMs: wallNowMs() };
      const { told, refused } = await writeMoves(database.pool, moves, time);
      for (const customerId of told) onTold(customerId);
      this.#reportRefused(refused);
    } catch (error) {
      if (isDatabaseLoss(error)) throw error;
      await this.#writeWithoutAlerts(moves, error);
    }
    // What moved in the same second meanwhile is written over it.
    for (const [key, move] of some) if (this.#waiting.get(key) === move) this.#waiting.delete(key);
  }

  /** Once for all of a turn: of what is told more often, the log has no more than one a minute. */
  #reportRefused(refused: readonly RefusedAlert[]): void {
    for (const [kind, alerts] of Map.groupBy(refused, ({ isSetAside }) =>
      isSetAside ? 'setAside' : 'refused',
    ))
      this.#parts.reporter.failed(kind, alerts[0]!.cause, {
        alerts: alerts.length,
        alertIds: alerts
          .slice(0, MOST_NAMED)
          .map(({ alertId }) => alertId)
          .join(' '),
      });
  }

  async #writeWithoutAlerts(moves: readonly MarketMove[], cause: unknown): Promise<void> {
    const { database, reporter, dropped } = this.#parts;
    try {
      await writeMovesAlone(database.pool, moves);
      reporter.failed('notJudged', cause);
    } catch (error) {
      if (isDatabaseLoss(error)) throw error;
      reporter.failed('leftOut', error);
      dropped.inc(moves.length);
    }
  }

  /** @returns whether anything waits */
  #fill(): boolean {
    if (this.#waiting.size === 0 && this.#isBehind) {
      this.#isBehind = false;
      this.#board = this.#listBoard();
    }
    while (this.#board !== null && this.#waiting.size < MOST_AT_ONCE) {
      const next = this.#board.next();
      if (next.done === true) this.#board = null;
      else this.#note(next.value);
    }
    return this.#waiting.size > 0;
  }

  *#listBoard(): Generator<GameLine> {
    const { book } = this.#parts;
    for (const [name, state] of book.topics()) if (this.#isOfLines(name)) yield* state.line.values();
  }

  #isOfLines(name: TopicName): boolean {
    let hasLines = this.#hasLines.get(name);
    if (hasLines === undefined) this.#hasLines.set(name, (hasLines = parseTopic(name)?.kind === 'lines'));
    return hasLines;
  }

  #read(step: BookStep): void {
    if (step.kind === 'reset') {
      this.#board = this.#listBoard();
      return;
    }
    for (const [name, ops] of step.topics)
      if (this.#isOfLines(name)) for (const op of ops) this.#readOp(name, op);
  }

  #readOp(name: TopicName, op: TopicOp): void {
    const { book } = this.#parts;
    if (op.op === 'remove') return;
    if (op.kind === 'line') {
      const line = book.topicState(name).line.get(op.key);
      const moved = op.op === 'patch' ? marketsOfFields(Object.keys(op.fields)) : null;
      if (line !== undefined) this.#note(line, moved);
    } else if (op.kind === 'game' || (op.kind === 'score' && (op.op === 'put' || 'phase' in op.fields))) {
      for (const { shown } of book.inspect(Number(op.key)).lines) this.#note(shown);
    }
  }

  /** @param moved the markets that changed, null: maybe all */
  #note(line: GameLine, moved: ReadonlySet<MarketName> | null = null): void {
    const { book, bookNowMs, wallNowMs, dropped } = this.#parts;
    const game = book.game(line.gameNum);
    if (game === null || game.isTitle || !isKeptLine(line)) return;
    const time = { bookMs: bookNowMs(), wallMs: wallNowMs() };
    for (const move of listMarketMoves(game, line, book.score(line.gameNum), time, moved)) {
      const key = `${move.game_num}.${move.period_number}.${move.market}.${move.at_ms}.${move.store}`;
      if (this.#waiting.size >= MOST_WAITING && !this.#waiting.has(key)) {
        dropped.inc();
        this.#isBehind = true;
      } else this.#waiting.set(key, move);
    }
  }
}
