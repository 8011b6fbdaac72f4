import type { Type } from 'typebox';
import type { RecordKind } from '../../lines/book/book-record.ts';
import { ContestLineSchema } from '../../lines/line/contest-line.schema.ts';
import { GameLineSchema } from '../../lines/line/game-line.schema.ts';
import { GameSchema } from '../../lines/line/game.schema.ts';
import { GameScoreSchema } from '../../ground/score/game-score.schema.ts';

/** The records that ops carry. Apart from the codec: the client never loads a schema. */
export const RECORD_SCHEMAS = {
  game: GameSchema,
  line: GameLineSchema,
  contestLine: ContestLineSchema,
  score: GameScoreSchema,
} as const satisfies Record<RecordKind, Type.TObject>;
