import type { Static } from 'typebox';
import type { RifCheckAnswerSchema } from './rif-check.schema.ts';

export type RifCheckAnswer = Static<typeof RifCheckAnswerSchema>;
