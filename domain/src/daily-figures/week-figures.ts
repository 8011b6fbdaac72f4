import type { Static } from 'typebox';
import type {
  DayFiguresSchema,
  WeekFiguresAnswerSchema,
  WeekFiguresSchema,
  WeeklyFiguresAnswerSchema,
} from './week-figures.schema.ts';

export type DayFigures = Static<typeof DayFiguresSchema>;

/** One week of an account, Monday to Sunday (HR-43). */
export type WeekFigures = Static<typeof WeekFiguresSchema>;

export type WeekFiguresAnswer = Static<typeof WeekFiguresAnswerSchema>;

export type WeeklyFiguresAnswer = Static<typeof WeeklyFiguresAnswerSchema>;
