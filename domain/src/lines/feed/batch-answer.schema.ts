import { type Static, Type } from 'typebox';
import { bookNumber, count } from '../../ground/schema/numbers.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { DOUBT_CODES } from './doubt-code.ts';
import { ROW_CODES } from './row-code.ts';

/** The most rows of each list; a mover that hears of a hundred has something to mend. */
export const MOST_LISTED = 100;

/** Parts of a name that a row made up: names of any length come in, none go out. */
export const MOST_FIELD_CHARACTERS = 80;
export const MOST_REASON_CHARACTERS = 200;

const Row = count('Its index in the batch.');

const ROW_REFUSAL = {
  code: Type.Enum([...ROW_CODES]),
  field: words(MOST_FIELD_CHARACTERS + 1, 'The path inside the row, empty for the row itself.'),
  reason: words(MOST_REASON_CHARACTERS),
};

export const RowRefusalSchema = strict(ROW_REFUSAL);

/** Why a row is not taken. */
export type RowRefusal = Static<typeof RowRefusalSchema>;

const ROW_HOLD = { ...ROW_REFUSAL, code: Type.Enum([...DOUBT_CODES]) };

export const RowHoldSchema = strict(ROW_HOLD);

/** Why a row is held. */
export type RowHold = Static<typeof RowHoldSchema>;

export const BatchAnswerSchema = strict(
  {
    batchId: words(64),
    sequence: count(),
    taken: count('How many rows were taken.'),
    refused: Type.Array(strict({ row: Row, ...ROW_REFUSAL }), {
      maxItems: MOST_LISTED,
      description: 'The first of those that weren’t.',
    }),
    refusedCount: count(),
    held: Type.Array(strict({ row: Row, ...ROW_HOLD }), {
      maxItems: MOST_LISTED,
      description:
        'The first that were taken, and can’t be bet on until somebody or something says that they are right.',
    }),
    heldCount: count(),
    waiting: Type.Array(
      strict({ row: Row, field: Type.Literal('segments'), periodNumbers: Type.Array(bookNumber()) }),
      {
        maxItems: MOST_LISTED,
        description:
          'The first finals that were taken and leave open wagers waiting for points of these periods (HR-40).',
      },
    ),
    waitingCount: count(),
  },
  {
    title: 'BatchAnswer',
    description: 'What a line mover is told of a batch. Lists are bounded, numbers count all.',
  },
);

/** The answer to a line mover's batch. */
export type BatchAnswer = Static<typeof BatchAnswerSchema>;
