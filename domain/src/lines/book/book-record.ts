import type { ContestLine } from '../line/contest-line.schema.ts';
import type { GameLine } from '../line/game-line.schema.ts';
import type { Game } from '../line/game.schema.ts';
import type { GameScore } from '../../ground/score/game-score.schema.ts';

/** The kinds of record that a topic consists of. */
export interface BookRecords {
  game: Game;
  line: GameLine;
  contestLine: ContestLine;
  score: GameScore;
}

export type RecordKind = keyof BookRecords;

/** Identity of a record inside its topic: gameNum, `gameNum.periodNumber` or `contestNum.contestantNum`. */
export type RecordKey = string;

export const keyOfRecord = <K extends RecordKind>(kind: K, record: BookRecords[K]): RecordKey => {
  switch (kind) {
    case 'line': {
      const line = record as GameLine;
      return `${line.gameNum}.${line.periodNumber}`;
    }
    case 'contestLine': {
      const line = record as ContestLine;
      return `${line.contestNum}.${line.contestantNum}`;
    }
    default:
      return String((record as Game | GameScore).gameNum);
  }
};

/** One step of a topic. A patch names only fields that changed. */
export type TopicOp = {
  [K in RecordKind]:
    | { op: 'put'; kind: K; key: RecordKey; record: BookRecords[K] }
    | { op: 'patch'; kind: K; key: RecordKey; fields: Partial<BookRecords[K]> }
    | { op: 'remove'; kind: K; key: RecordKey };
}[RecordKind];
