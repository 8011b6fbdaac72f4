import type { DayFigures } from '@lineboard/domain/books/daily-figures/week-figures.schema';
import { FigureCents } from './FigureCents.tsx';
import type { FigureField } from './list-figure-rows.ts';

/** One figure of a day; nothing for a future one. */
export function DayFigure({ day, field }: { day: DayFigures; field: FigureField }) {
  const cents = day[field];
  if (cents === null || day.balanceCents === null) return null;
  return <FigureCents as={field === 'balanceCents' ? 'balance' : 'result'} cents={cents} />;
}
