import { Type } from 'typebox';
import { count } from '../schema/numbers.ts';
import { orNull } from '../schema/or-null.ts';
import { strict } from '../schema/strict.ts';
import type { DecidedResult } from './straight-result.ts';

const HalfSchema = Type.Enum(['W', 'L', 'P', 'X']);
const DeadHeatSchema = strict({
  tied: count('Contestants who tie.'),
  places: count('Places that they share; fewer than they are.'),
});

/** `LegResult`. */
export const LegResultSchema = orNull(
  Type.Unsafe<DecidedResult>(
    Type.Union([Type.Tuple([HalfSchema, HalfSchema]), Type.Tuple([HalfSchema, HalfSchema, DeadHeatSchema])]),
  ),
  {
    description:
      'W won, L lost, P push, X no action, of each half of the stake, which differ only on quarter lines; a dead heat behind them. ' +
      'null while it is not decided. A teaser’s tie rule is not applied to it.',
  },
);
