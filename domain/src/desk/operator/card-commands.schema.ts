import { Type } from 'typebox';
import {
  CardImageRecordSchema,
  CardImageRecordsSchema,
  CardUploadIdSchema,
} from '../../account/cards/card-upload.schema.ts';
import { strict } from '../../ground/schema/strict.ts';
import type { CommandSchema } from './command-schema.ts';
import { customerIdField } from './operator-fields.schema.ts';

const imageId = () => Type.String({ ...CardUploadIdSchema, description: 'The id that `cards list` shows' });

export const CARD_COMMANDS = {
  'cards list': {
    summary: 'List the images of a customer’s cards, the latest first',
    right: 'cards.read',
    changes: false,
    isWatched: true,
    positional: ['customerId'],
    input: strict({ customerId: customerIdField() }),
    answer: CardImageRecordsSchema,
    refusals: ['unknownCustomer'],
  },
  'cards show': {
    summary: 'See an image of a card, as a JPEG file',
    right: 'cards.read',
    changes: false,
    isWatched: true,
    positional: ['imageId'],
    typed: 'cards show <image-id> --out <file>',
    input: strict({ imageId: imageId() }),
    answer: strict({
      ...CardImageRecordSchema.properties,
      image: Type.String({ maxLength: 16_000_000, description: 'JPEG, base64' }),
    }),
    refusals: ['unknownCardImage', 'unknownCardKey'],
  },
  'cards delete': {
    summary: 'Delete an image of a card',
    right: 'cards.write',
    changes: true,
    positional: ['imageId'],
    input: strict({ imageId: imageId() }),
    answer: CardImageRecordSchema,
    refusals: ['unknownCardImage'],
  },
} as const satisfies Record<string, CommandSchema>;
