import { Type } from 'typebox';

/** `Day`; whether there is such a day, `isDay` says. */
export const DaySchema = (description: string) =>
  Type.String({
    pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
    description,
    examples: ['2026-11-20'],
  });
