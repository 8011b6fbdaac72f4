import type { Static } from 'typebox';
import type { LegCorrelationSchema } from './wager-terms.schema.ts';

/** What a leg is tied to beside its own pick (spec 2 §3 Correlation, HR-11). */
export type LegCorrelation = Static<typeof LegCorrelationSchema>;
