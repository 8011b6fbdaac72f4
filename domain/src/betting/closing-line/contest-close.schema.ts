import type { Static } from 'typebox';
import { points, price } from '../../ground/price/price.schema.ts';
import { count } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';

export const ContestCloseSchema = strict(
  {
    price: price('The contestant’s own.'),
    points: orNull(points(), { description: 'The number of an over or under; null for all others.' }),
    sidesSum: orNull(count(), {
      description:
        'The implied probabilities of all contestants at that moment, added up, in billionths; null: not each of them had an open ' +
        'line.',
    }),
  },
  {
    title: 'ContestClose',
    description: 'The last open line of the leg’s contestant before the contest’s cut-off (HR-60).',
  },
);

/** The last open line of the leg's contestant before the contest's cut-off (HR-60). */
export type ContestClose = Static<typeof ContestCloseSchema>;
