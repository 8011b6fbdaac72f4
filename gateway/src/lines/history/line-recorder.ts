/**
 * Writes down how the lines of games move, in the gateway that runs the feeds: it reads steps that the book has taken.
 */
import type { TopicOp } from '@lineboard/domain/lines/book/book-record';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { TopicName } from '@lineboard/domain/lines/book/topic';
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
import { MoveBatches, writeMovesOften } from './move-batches.ts';
import { TopicKinds } from './topic-kinds.ts';
import { writeMoves, writeMovesAlone } from './write-moves.ts';

/** Alerts that one line of the log names. */
const MOST_NAMED = 50;

/** Whether a game has begun, or is over, is said of all of its lines; also by a score that is gone. */
const concernsAllLines = (op: TopicOp): boolean =>
  op.kind === 'game' || (op.kind === 'score' && (op.op !== 'patch' || 'phase' in op.fields));

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
export const recordLines = (parts: RecorderParts): (() => void) => writeMovesOften(new LineRecorder(parts));

export class LineRecorder {
  readonly #parts: RecorderParts;
  readonly #stop: () => void;
  readonly #kinds = new TopicKinds();
  readonly #batches: MoveBatches<MarketMove>;

  constructor(parts: RecorderParts) {
    this.#parts = parts;
    const { reporter, dropped } = parts;
    this.#batches = new MoveBatches({
      listAll: () => this.#listBoard(),
      keyOf: (move) => `${move.game_num}.${move.period_number}.${move.market}.${move.at_ms}.${move.store}`,
      placeOf: (move) => `${move.game_num}.${move.period_number}.${move.market}.${move.store}`,
      write: (moves) => this.#write(moves),
      reporter,
      dropped,
    });
    this.#batches.tellAll();
    const steps = parts.book.steps$.subscribe((step) => this.#read(step));
    this.#stop = () => steps.unsubscribe();
  }

  stop(): void {
    this.#stop();
    this.#batches.forget();
  }

  /** Never rejects. */
  write(): Promise<void> {
    return this.#batches.write();
  }

  async #write(moves: readonly MarketMove[]): Promise<void> {
    const { database, bookNowMs, wallNowMs, onTold } = this.#parts;
    try {
      const time = { bookMs: bookNowMs(), wallMs: wallNowMs() };
      const { told, refused } = await writeMoves(database.pool, moves, time);
      for (const customerId of told) onTold(customerId);
      this.#reportRefused(refused);
    } catch (error) {
      if (isDatabaseLoss(error)) throw error;
      await this.#writeWithoutAlerts(moves, error);
    }
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

  *#listBoard(): Generator<MarketMove> {
    const { book } = this.#parts;
    for (const [name, state] of book.topics())
      if (this.#isOfLines(name)) for (const line of state.line.values()) yield* this.#listMoves(line);
  }

  #isOfLines(name: TopicName): boolean {
    return this.#kinds.of(name)?.kind === 'lines';
  }

  #read(step: BookStep): void {
    if (step.kind === 'reset') {
      this.#batches.tellAll();
      return;
    }
    // A game is in a topic of each store that has it: all of its lines are looked at once.
    const changed = new Set<number>();
    for (const [name, ops] of step.topics) {
      if (!this.#isOfLines(name)) continue;
      for (const op of ops)
        if (op.kind === 'line') this.#readLine(name, op);
        else if (concernsAllLines(op)) changed.add(Number(op.key));
    }
    for (const gameNum of changed)
      for (const { shown } of this.#parts.book.inspect(gameNum).lines) this.#note(shown);
  }

  #readLine(name: TopicName, op: TopicOp & { kind: 'line' }): void {
    const line = this.#parts.book.topicState(name).line.get(op.key);
    const moved = op.op === 'patch' ? marketsOfFields(Object.keys(op.fields)) : null;
    if (line !== undefined) this.#note(line, moved);
  }

  #note(line: GameLine, moved: ReadonlySet<MarketName> | null = null): void {
    for (const move of this.#listMoves(line, moved)) this.#batches.put(move);
  }

  /** @param moved the markets that changed, null: maybe all */
  #listMoves(line: GameLine, moved: ReadonlySet<MarketName> | null = null): readonly MarketMove[] {
    const { book, bookNowMs, wallNowMs } = this.#parts;
    const game = book.game(line.gameNum);
    if (game === null || game.isTitle || !isKeptLine(line)) return [];
    const time = { bookMs: bookNowMs(), wallMs: wallNowMs() };
    return listMarketMoves(game, line, book.score(line.gameNum), time, moved);
  }
}
