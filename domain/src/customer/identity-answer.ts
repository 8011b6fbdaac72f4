import type { Static } from 'typebox';
import type { IdentityAnswerSchema } from './identity-answer.schema.ts';

/** What became of showing once more who is asking. */
export type IdentityAnswer = Static<typeof IdentityAnswerSchema>;
