import { type Static, Type } from 'typebox';
import { list } from '../../ground/schema/list.ts';
import { count } from '../../ground/schema/numbers.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { CARD_PART_BYTES, countCardParts, MOST_CARD_IMAGE_BYTES, MOST_CARD_IMAGES } from './card-upload.ts';

export const CardUploadIdSchema = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
});

/** The number of an image in its upload. */
export const CardImageNumberSchema = count('Counted from 0.', { maximum: MOST_CARD_IMAGES - 1 });

export const CardPartNumberSchema = count('Counted from 0.', {
  maximum: countCardParts(MOST_CARD_IMAGE_BYTES) - 1,
});

/** `CardUploadStart`: announces the images that will be sent. */
export const CardUploadStartSchema = strict(
  {
    sizes: Type.Array(Type.Integer({ minimum: 1, maximum: MOST_CARD_IMAGE_BYTES }), {
      minItems: 1,
      maxItems: MOST_CARD_IMAGES,
      description: 'Bytes of each file, before it is encrypted.',
    }),
  },
  { title: 'CardUploadStart' },
);

/** `CardUpload`: the upload that the book opened for them. */
export const CardUploadSchema = strict(
  {
    uploadId: words(36),
    resultMessage: words(64, 'The token: key and initialization vector of password and images.'),
    expiresInMs: count('How many milliseconds the token is good for.'),
  },
  { title: 'CardUpload' },
);

/** `CardPart`. */
export const CardPartSchema = strict(
  {
    data: Type.String({
      minLength: 4,
      maxLength: (CARD_PART_BYTES / 3) * 4,
      pattern: '^[A-Za-z0-9+/]+={0,2}$',
      description: `A part of an encrypted image, base64: ${CARD_PART_BYTES} bytes, or what is left.`,
    }),
  },
  { title: 'CardPart' },
);

/** `CardSubmission`: ENT2-51; the images went ahead in parts. */
export const CardSubmissionSchema = strict(
  {
    images: Type.Array(Type.String({ maxLength: 44, pattern: '^[A-Za-z0-9+/]{43}=$' }), {
      minItems: 1,
      maxItems: MOST_CARD_IMAGES,
      description: 'SHA-256 of each encrypted image, base64, in their order.',
    }),
    password: Type.String({ minLength: 1, maxLength: 1_024, description: 'Encrypted with the token.' }),
    key: Type.String({ minLength: 1, maxLength: 64, description: 'The token.' }),
  },
  { title: 'CardSubmission' },
);

export const CardAnswerSchema = Type.Union(
  [
    strict({ resultCode: Type.Literal(0) }),
    strict({
      resultCode: Type.Enum([1, 2, 3]),
      code: Type.Enum(['incorrectPassword', 'lockedOut', 'tokenInvalid']),
      retryAfterMs: Type.Optional(count('Milliseconds until it is worth trying again.')),
    }),
  ],
  {
    title: 'CardAnswer',
    description: '0: the images are with the book; any other result code says why not.',
  },
);

/** The outcome of submitting the images of a card. */
export type CardAnswer = Static<typeof CardAnswerSchema>;

/** `CardImageRecord`: what is known about an image without opening it. */
export const CardImageRecordSchema = strict(
  {
    imageId: words(36),
    customerId: words(80),
    sentAtMs: count('Wall clock.'),
    bytes: count('The JPEG’s size.'),
    width: count('Pixels.'),
    height: count('Pixels.'),
    keyId: words(32, 'Which of CARD_KEYS opens it.'),
  },
  { title: 'CardImageRecord' },
);

export const CardImageRecordsSchema = list(CardImageRecordSchema);
