/** How much more of a game fits next to the columns of the chosen markets. */
export interface ExtraRoom {
  /** The number of periods that fit next to the team totals; null when these have no room themselves. */
  besideTeamTotals: number | null;
  /** The number of periods that fit when a league has no team totals. */
  periods: number;
}

export const NO_EXTRA_ROOM: ExtraRoom = { besideTeamTotals: null, periods: 0 };

/** The further columns for the games of a league, in their order. */
export interface ExtraColumns {
  teamTotals: boolean;
  /** Periods with their spread, moneyline and total. */
  periods: readonly number[];
}

/** A league's markets. */
interface LeagueMarkets {
  /** The periods that have lines, in their order. */
  periods: readonly number[];
  /** The period that its own columns show. */
  period: number;
  hasTeamTotals: boolean;
}

/**
 * The team totals of the chosen period first, then the other periods in their order; when the team totals were chosen,
 * the game lines that they replace.
 * @param showsTeamTotals the chosen markets are the team totals
 * @returns null when there are no further columns
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
