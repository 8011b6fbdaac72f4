import { describe, expect, it } from 'vitest';
import { NO_EXTRA_ROOM, selectExtraColumns } from './extra-columns.ts';

const football = { periods: [0, 1, 3, 4], period: 0, hasTeamTotals: true };

describe('columns next to those of the chosen markets', () => {
  it('are empty when there is no room, or nothing more to show', () => {
    expect(selectExtraColumns(football, NO_EXTRA_ROOM, false)).toBeNull();
    const fight = { periods: [0], period: 0, hasTeamTotals: false };
    expect(selectExtraColumns(fight, { besideTeamTotals: 2, periods: 3 }, false)).toBeNull();
  });

  it('begin with the team totals, and go on with the periods in their order', () => {
    const select = (besideTeamTotals: number) =>
      selectExtraColumns(football, { besideTeamTotals, periods: 4 }, false);
    expect(select(0)).toEqual({ teamTotals: true, periods: [] });
    expect(select(2)).toEqual({ teamTotals: true, periods: [1, 3] });
    expect(select(9)).toEqual({ teamTotals: true, periods: [1, 3, 4] });
  });

  it('give the room of team totals that a league doesn’t have to its periods', () => {
    const tennis = { periods: [0, 1], period: 0, hasTeamTotals: false };
    expect(selectExtraColumns(tennis, { besideTeamTotals: 0, periods: 1 }, false)).toEqual({
      teamTotals: false,
      periods: [1],
    });
  });

  it('have the full game next to a chosen period', () => {
    expect(
      selectExtraColumns({ ...football, period: 3 }, { besideTeamTotals: 2, periods: 3 }, false),
    ).toMatchObject({ periods: [0, 1] });
  });

  it('begin with the game lines of the same period when team totals were chosen', () => {
    expect(selectExtraColumns(football, { besideTeamTotals: 1, periods: 2 }, true)).toEqual({
      teamTotals: false,
      periods: [0, 1],
    });
  });
});
