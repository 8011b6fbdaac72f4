import type { Static } from 'typebox';
import type { CardAnswerSchema } from './card-upload.schema.ts';

/** What became of handing in the images of a card. */
export type CardAnswer = Static<typeof CardAnswerSchema>;
