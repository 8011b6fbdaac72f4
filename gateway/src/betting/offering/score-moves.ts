import type { TopicOp } from '@lineboard/domain/lines/book/book-record';
import { parseTopic, type TopicName } from '@lineboard/domain/lines/book/topic';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import { listCountedSegments } from '@lineboard/domain/ground/score/counted-segments';
import { MOST_SCORE_MOVES, type ScoreMove } from '@lineboard/domain/lines/offering/in-play.schema';
import type { Book } from '../../lines/book/book.ts';

export interface ScoreMoves {
  /** The latest of them, oldest first; empty when the game has no score. */
  of(gameNum: number): readonly ScoreMove[];
}

const areSame = (some: GameScore['segments'], others: GameScore['segments']): boolean =>
  some.length === others.length &&
  some.every(([one, two], at) => one === others[at]?.[0] && two === others[at][1]);

/**
 * Remembers how the scores of the book's games moved, by listening to it: at most a dozen moves a game, as long as the
 * game is among the scores. After a restart a score stands since an unknown moment.
 */
export const keepScoreMoves = (
  book: Pick<Book, 'steps$' | 'topics' | 'topicState' | 'game'>,
  bookNowMs: () => number,
): ScoreMoves => {
  const games = new Map<number, ScoreMove[]>();

  const note = (score: GameScore, isNew: boolean): void => {
    const { gameNum, phase, score1, score2, clock } = score;
    if (phase === 'scheduled') return;
    const segments = listCountedSegments(book.game(gameNum)?.sportType ?? '', score);
    const moves = games.get(gameNum) ?? [];
    const last = moves.at(-1);
    if (last?.score1 === score1 && last.score2 === score2 && areSame(last.segments ?? [], segments)) return;
    moves.push({
      bookMs: isNew ? Math.round(bookNowMs()) : null,
      score1,
      score2,
      clock,
      ...(segments.length > 0 && { segments }),
    });
    if (moves.length > MOST_SCORE_MOVES) moves.shift();
    games.set(gameNum, moves);
  };
  const readOps = (name: TopicName, ops: readonly TopicOp[]): void => {
    if (parseTopic(name)?.kind !== 'scores') return;
    const state = book.topicState(name);
    for (const op of ops) {
      if (op.kind !== 'score') continue;
      const score = state.score.get(op.key);
      if (score === undefined) games.delete(Number(op.key));
      else note(score, true);
    }
  };
  /** The book was reloaded: what was remembered stays true, except for games that are gone. */
  const readAll = (): void => {
    const present = new Set<number>();
    for (const [name, state] of book.topics()) {
      if (parseTopic(name)?.kind !== 'scores') continue;
      for (const score of state.score.values()) {
        present.add(score.gameNum);
        note(score, games.has(score.gameNum));
      }
    }
    for (const gameNum of games.keys()) if (!present.has(gameNum)) games.delete(gameNum);
  };

  book.steps$.subscribe((step) => {
    if (step.kind === 'reset') readAll();
    else for (const [name, ops] of step.topics) readOps(name, ops);
  });
  return { of: (gameNum) => games.get(gameNum) ?? [] };
};
