import { expect, it } from 'vitest';
import { describeAlert, type ListedRow } from './alert-rows.ts';

const row = (periodNumber: number, periodLabel: string | null): ListedRow => ({
  alertId: 1,
  gameNum: 7,
  periodNumber,
  market: 'S',
  side: 'team1',
  points: 3.5,
  price: null,
  moveBy: null,
  withinMinutes: null,
  repeats: false,
  team1: 'Chiefs',
  team2: 'Bills',
  periodLabel,
  beginsMs: 1,
  isOpen: true,
  toldCount: 0,
  toldMs: 0,
  toldPoints: null,
  toldPrice: null,
});

it('an alert of a part is never said to be of all of the game, also where a gateway before this version made it', () => {
  expect(describeAlert(row(1, 'half1'))).toMatchObject({ periodLabel: 'half1' });
  expect(describeAlert(row(1, null))).toMatchObject({ periodLabel: 'part' });
  for (const label of ['game', null]) expect(describeAlert(row(0, label))).not.toHaveProperty('periodLabel');
});
