/** How much more of a game has room beside the columns of the chosen markets. */
export interface ExtraRoom {
  /** Periods that have room beside the team totals; null where these have none themselves. */
  besideTeamTotals: number | null;
  /** Periods that have room where a league has no team totals. */
  periods: number;
}

export const NO_EXTRA_ROOM: ExtraRoom = { besideTeamTotals: null, periods: 0 };

/** What stands there for the games of a league, in the order of its columns. */
export interface ExtraColumns {
  teamTotals: boolean;
  /** Periods with their spread, moneyline and total. */
  periods: readonly number[];
}

/** What a league has to show. */
interface LeagueMarkets {
  /** Those that have lines, in their order. */
  periods: readonly number[];
  /** The one that its own columns show. */
  period: number;
  hasTeamTotals: boolean;
}

/**
 * The team totals of the chosen period first, then the other periods in their order; where the team totals are what was
 * chosen, the game lines that they stand for.
 * @param showsTeamTotals the chosen markets are the team totals
 * @returns null when nothing more stands there
 */
export const selectExtraColumns = (
  { periods, period, hasTeamTotals }: LeagueMarkets,
  { besideTeamTotals, periods: alone }: ExtraRoom,
  showsTeamTotals: boolean,
): ExtraColumns | null => {
  const teamTotals = hasTeamTotals && !showsTeamTotals && besideTeamTotals !== null;
  const others = periods.filter((other) => other !== period);
  const shown = (showsTeamTotals ? [period, ...others] : others).slice(
    0,
    teamTotals ? besideTeamTotals : alone,
  );
  return teamTotals || shown.length > 0 ? { teamTotals, periods: shown } : null;
};
