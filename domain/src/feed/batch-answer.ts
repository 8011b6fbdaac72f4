import type { Static } from 'typebox';
import type { BatchAnswerSchema, RowHoldSchema, RowRefusalSchema } from './batch-answer.schema.ts';

/** Why a row is not taken. */
export type RowRefusal = Static<typeof RowRefusalSchema>;

/** Why a row is held. */
export type RowHold = Static<typeof RowHoldSchema>;

/** What a line mover is told of a batch. */
export type BatchAnswer = Static<typeof BatchAnswerSchema>;
