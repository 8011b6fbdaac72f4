import { type Static, Type } from 'typebox';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { points, price } from '../../ground/price/price.schema.ts';

/** A line that is closed has two sides, or three with a draw. */
const MOST_SIDES = 3;

export const ClosingLineSchema = strict(
  {
    prices: Type.Array(price(), {
      minItems: 1,
      maxItems: MOST_SIDES,
      description: 'American prices of all sides of the market; the leg’s own is the first.',
    }),
    points: orNull(points(), { description: 'The leg’s own number; null for a money line.' }),
  },
  {
    title: 'ClosingLine',
    description: 'The last open main line of the leg’s market before its period began (HR-60).',
  },
);

/** The last open main line of the leg's market before its period began (HR-60). */
export type ClosingLine = Static<typeof ClosingLineSchema>;
