import type { Static } from 'typebox';
import type { BalanceFiguresSchema } from './balance-figures.schema.ts';

/** All in cents. */
export type BalanceFigures = Static<typeof BalanceFiguresSchema>;
