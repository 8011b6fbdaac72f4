import { Type } from 'typebox';
import { FIGURE_SPANS, MOST_WEEK_OFFSET } from '../../books/daily-figures/figure-bounds.ts';
import { FigureChartsAnswerSchema } from '../../books/daily-figures/figure-charts.schema.ts';
import {
  WeekFiguresAnswerSchema,
  WeeklyFiguresAnswerSchema,
} from '../../books/daily-figures/week-figures.schema.ts';
import { strict } from '../../ground/schema/strict.ts';
import type { SchemasOf } from './call-schema.ts';
import type { FIGURE_CALLS } from './figure-calls.ts';

export const FIGURE_CALL_SCHEMAS = {
  readWeekFigures: {
    summary: 'What each day of a week made',
    description: 'Days are the book’s, weeks begin on Monday (HR-43).',
    caller: 'customer',
    query: strict({
      weekOffset: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: MOST_WEEK_OFFSET,
          description: 'How many weeks before the current one; 0 when left out.',
        }),
      ),
    }),
    answers: { 200: WeekFiguresAnswerSchema },
    refusals: [],
  },
  readWeeklyFigures: {
    summary: 'The current week and the seven before it, day by day',
    caller: 'customer',
    answers: { 200: WeeklyFiguresAnswerSchema },
    refusals: [],
  },
  readFigureCharts: {
    summary: 'What the charts of the daily figures are drawn from',
    description:
      'The balance at each day’s end, and what wagers made by sport and kind: of the current week and the seven before it, or of 52 weeks.',
    caller: 'customer',
    query: strict({
      span: Type.Optional(Type.Enum([...FIGURE_SPANS], { description: '`weeks` when left out.' })),
    }),
    answers: { 200: FigureChartsAnswerSchema },
    refusals: [],
  },
} as const satisfies SchemasOf<typeof FIGURE_CALLS>;
