import { parseTopic } from '@lineboard/domain/lines/book/topic';
import { addDays, dayOf, startOfDayMs } from '@lineboard/domain/ground/calendar/book-day';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import {
  MOST_SCORES,
  type ScoreRecord,
  type ScoresAnswer,
} from '@lineboard/domain/lines/offering/scores-answer.schema';
import { isToday, listScoreWeeks } from '@lineboard/domain/lines/offering/score-weeks';
import { isScoreShown } from '@lineboard/domain/lines/offering/select-shown-scores';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import type { ReadCloses } from './closing-numbers.ts';
import type { Book } from '../../lines/book/book.ts';
import { scoreRecordOf } from './score-record-of.ts';

export interface ScoresView {
  /** @param week index of a week range item, -1 for today */
  read(store: string, week: number, showFinals: boolean): Promise<ScoresAnswer>;
}

interface ScoresParts {
  book: Pick<Book, 'topics'>;
  bookNowMs: () => number;
  /** Results of games that may have left the book. */
  readPast: (fromMs: number, toMs: number) => Promise<readonly ScoreRecord[]>;
  /** Games whose close can't be had are listed without it. */
  readCloses: ReadCloses;
  /** Monotonic milliseconds. */
  nowMs: () => number;
}

/** However many ask: today's games are gathered once a second, those of a week once a minute. */
const TODAY_KEPT_MS = 1_000;
const WEEK_KEPT_MS = 60_000;

/** Answers that are kept at once; stores are few. */
const MOST_KEPT = 100;

interface Kept {
  atMs: number;
  answer: Promise<ScoresAnswer>;
}

/** The scores of the book's games and, for weeks, of those that the database still knows. */
export const createScoresView = (parts: ScoresParts): ScoresView => {
  const kept = new Map<string, Kept>();
  return {
    read: async (store, week, showFinals) => {
      const key = `${week} ${store}`;
      const keepMs = isToday(week) ? TODAY_KEPT_MS : WEEK_KEPT_MS;
      let found = kept.get(key);
      if (found === undefined || parts.nowMs() - found.atMs >= keepMs) {
        if (kept.size >= MOST_KEPT) kept.clear();
        found = { atMs: parts.nowMs(), answer: gather(parts, store, week) };
        kept.set(key, found);
        // What failed is asked for again by the next.
        found.answer.catch(() => kept.delete(key));
      }
      const answer = await found.answer;
      return { ...answer, records: answer.records.filter((record) => isScoreShown(record, showFinals)) };
    },
  };
};

const gather = async (
  { book, bookNowMs, readPast, readCloses }: ScoresParts,
  store: string,
  index: number,
): Promise<ScoresAnswer> => {
  const weeks = listScoreWeeks(dayOf(bookNowMs()));
  const { from, to } = weeks.find((week) => week.index === index)!.dateRange;
  const [fromMs, toMs] = [startOfDayMs(from), startOfDayMs(addDays(to, 1))];
  const byEvent = new Map<number, ScoreRecord>();
  if (!isToday(index)) for (const record of await readPast(fromMs, toMs)) byEvent.set(record.eventId, record);
  for (const { game, score } of gamesOf(book, store)) {
    const isIn = game.gameDateTimeMs >= fromMs && game.gameDateTimeMs < toMs;
    if (isIn || (isToday(index) && score?.phase === 'live'))
      byEvent.set(game.gameNum, scoreRecordOf(game, score));
  }
  const records = [...byEvent.values()]
    .sort((a, b) => a.gameDateTimeMs - b.gameDateTimeMs || a.team1RotNum - b.team1RotNum)
    .slice(0, MOST_SCORES);
  const begun = records.flatMap(({ eventId, score }) =>
    score === null || score.phase === 'scheduled' ? [] : [eventId],
  );
  const closes = await readCloses(store, begun).catch(() => []);
  return { index, weeks, records, closes };
};

/** Games of the store's lines, and all that have a score: a game keeps that when its lines are gone. */
function* gamesOf(
  book: ScoresParts['book'],
  store: string,
): Generator<{ game: Game; score: GameScore | null }> {
  for (const [name, state] of book.topics()) {
    const topic = parseTopic(name);
    const isWanted = topic?.kind === 'scores' || (topic?.kind === 'lines' && topic.store === store);
    if (!isWanted) continue;
    for (const [key, game] of state.game)
      if (!game.isTitle) yield { game, score: state.score.get(key) ?? null };
  }
}
