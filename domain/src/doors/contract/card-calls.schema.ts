import {
  CardAnswerSchema,
  CardImageNumberSchema,
  CardPartNumberSchema,
  CardPartSchema,
  CardSubmissionSchema,
  CardUploadIdSchema,
  CardUploadSchema,
  CardUploadStartSchema,
} from '../../account/cards/card-upload.schema.ts';
import { strict } from '../../ground/schema/strict.ts';
import type { CARD_CALLS } from './card-calls.ts';
import type { SchemasOf } from './call-schema.ts';

export const CARD_CALL_SCHEMAS = {
  startCardUpload: {
    summary: 'A place for images of a card, and the token that they are encrypted with',
    description:
      'Files are judged by size, count and total before anything of them is sent (`badRequest`). One upload of a customer at a time: a new one ends the one before. `cardsFull` while so many images are kept; `cardsUnavailable` where the book takes none; `forbidden` for demo customers. docs/card-upload.md tells the whole way.',
    caller: 'customer',
    body: CardUploadStartSchema,
    bodyLimitBytes: 1_024,
    answers: { 200: CardUploadSchema },
    refusals: ['badRequest', 'forbidden', 'rateLimited', 'cardsFull', 'cardsUnavailable'],
  },
  saveCardPart: {
    summary: 'A part of an encrypted image',
    description:
      'In any order, and again without harm. `notFound` for an upload that isn’t there, has ended or is of another session; `badRequest` for a part of another length than it must have.',
    caller: 'customer',
    params: strict({
      uploadId: CardUploadIdSchema,
      image: CardImageNumberSchema,
      part: CardPartNumberSchema,
    }),
    body: CardPartSchema,
    bodyLimitBytes: 266_240,
    answers: { 204: null },
    refusals: ['badRequest', 'forbidden', 'notFound'],
  },
  submitCard: {
    summary: 'Hand in the images of a card, with the password',
    description:
      'Images are compared with their hashes, checked by content, redrawn without metadata and kept sealed. A wrong password counts as one at sign-in does, and leaves the upload as it is. Again after a success is no fault. `badRequest` while parts are missing or other than their hash; `cardImageRefused` for a file that is no JPEG, PNG or WebP, broken, of too many pixels, or something that runs as well as a picture: then nothing is kept, and the upload has ended. `rateLimited` while others are looked at.',
    caller: 'customer',
    params: strict({ uploadId: CardUploadIdSchema }),
    body: CardSubmissionSchema,
    bodyLimitBytes: 4_096,
    answers: { 200: CardAnswerSchema },
    refusals: ['badRequest', 'forbidden', 'notFound', 'rateLimited', 'cardImageRefused', 'cardsUnavailable'],
  },
} as const satisfies SchemasOf<typeof CARD_CALLS>;
