import type { Static } from 'typebox';
import type { OpenBetsAnswerSchema, OpenBetTotalsSchema } from './open-bet.schema.ts';

export type OpenBetsAnswer = Static<typeof OpenBetsAnswerSchema>;

export type OpenBetTotals = Static<typeof OpenBetTotalsSchema>;
