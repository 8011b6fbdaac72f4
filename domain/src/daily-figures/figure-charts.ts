import type { Static } from 'typebox';
import type { FigureChartsAnswerSchema } from './figure-charts.schema.ts';

export type FigureChartsAnswer = Static<typeof FigureChartsAnswerSchema>;

/** What the wagers of one kind in one sport made. */
export type MadeByKind = FigureChartsAnswer['kinds'][number];
