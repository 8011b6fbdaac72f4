import { formatTopic } from '@lineboard/domain/lines/book/topic';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import { hasDraw } from '@lineboard/domain/lines/line/has-draw';
import { selectMarket } from '@lineboard/domain/lines/line/market-line';
import {
  MOST_LINES_OF_GAME,
  type GameAnswer,
  type OfferedLine,
} from '@lineboard/domain/lines/offering/game-answer.schema';
import type { ScoreRecord } from '@lineboard/domain/lines/offering/scores-answer.schema';
import { isPeriodHidden } from '@lineboard/domain/betting/quote/line-validity';
import type { BookView } from '../../lines/book/book-view.ts';
import { scoreRecordOf } from './score-record-of.ts';

export interface GameView {
  /** @returns null when the store has no line of such a game, and nobody a score */
  read(store: string, gameNum: number): Promise<GameAnswer | null>;
}

interface GameParts {
  book: Pick<BookView, 'inspect'>;
  bookNowMs: () => number;
  /** The result of a game that left the book; null when none was told. */
  readPast: (gameNum: number) => Promise<ScoreRecord | null>;
  /** Monotonic milliseconds. */
  nowMs: () => number;
}

/** However many ask, and whatever numbers they make up: the database is asked for each once a minute. */
const PAST_KEPT_MS = 60_000;
const MOST_KEPT = 1_000;

/** A game as the book has it, and once it has left that, as its last result was told. */
export const createGameView = (parts: GameParts): GameView => {
  const kept = new Map<number, { atMs: number; record: Promise<ScoreRecord | null> }>();
  const readPast = (gameNum: number): Promise<ScoreRecord | null> => {
    const found = kept.get(gameNum);
    if (found !== undefined && parts.nowMs() - found.atMs < PAST_KEPT_MS) return found.record;
    if (kept.size >= MOST_KEPT) kept.clear();
    const record = parts.readPast(gameNum);
    kept.set(gameNum, { atMs: parts.nowMs(), record });
    // What failed is asked for again by the next.
    record.catch(() => kept.delete(gameNum));
    return record;
  };
  return {
    read: async (store, gameNum) => {
      const { game, lines, shownScore } = parts.book.inspect(gameNum);
      if (game === null) {
        const past = await readPast(gameNum);
        return past === null ? null : { game: past, isPast: true, topic: null, lines: [] };
      }
      const own = lines.flatMap(({ shown }) => (shown.store === store ? [shown] : []));
      // A game that is played is named in every store, as it is among the scores.
      if (game.isTitle || (own.length === 0 && shownScore === null)) return null;
      const { sportType, sportSubType } = game;
      return {
        game: scoreRecordOf(game, shownScore),
        isPast: false,
        topic: own.length === 0 ? null : formatTopic({ kind: 'lines', store, sportType, sportSubType }),
        lines: own
          .filter((line) => !isPeriodHidden(game, line, parts.bookNowMs()))
          .sort((a, b) => a.periodNumber - b.periodNumber)
          .slice(0, MOST_LINES_OF_GAME)
          .map((line) => describeLine(game, line)),
      };
    },
  };
};

const describeLine = (game: Game, line: GameLine): OfferedLine => ({
  periodNumber: line.periodNumber,
  spread: selectMarket(line, 'S', 'team1').points,
  hasMoneyLine: selectMarket(line, 'M', 'team1').price !== null,
  hasDraw: hasDraw(game, line),
  total: selectMarket(line, 'L', 'over').points,
  team1Total: selectMarket(line, 'E', 'team1Over').points,
  team2Total: selectMarket(line, 'E', 'team2Over').points,
});
