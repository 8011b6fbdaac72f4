import type { DayFigures, WeekFigures } from '@lineboard/domain/books/daily-figures/week-figures.schema';

/** A row's figure for each day of its week. */
export type FigureField = 'winLossCents' | 'cashInOutCents' | 'casinoWinLossCents' | 'balanceCents';

export interface FigureRowName {
  name: 'winLoss' | 'cashInOut' | 'casino' | 'balance';
  field: FigureField;
}

const WIN_LOSS = { name: 'winLoss', field: 'winLossCents' } as const;
const CASH = { name: 'cashInOut', field: 'cashInOutCents' } as const;
const CASINO = { name: 'casino', field: 'casinoWinLossCents' } as const;
const BALANCE = { name: 'balance', field: 'balanceCents' } as const;

const hasCasino = ({ casinoWinLossCents }: DayFigures): boolean => casinoWinLossCents !== 0;

/** The casino's row only where some day of the week has a value. */
export const listFigureRows = ({ valuesPerDay }: WeekFigures): readonly FigureRowName[] =>
  valuesPerDay.some(hasCasino) ? [WIN_LOSS, CASH, CASINO, BALANCE] : [WIN_LOSS, CASH, BALANCE];
