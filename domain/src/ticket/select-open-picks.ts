/** More picks than any ticket has: no bound (spec 2 §9). */
export const UNLIMITED_OPEN_PICKS = 999;

interface OpenPicks {
  /** Picks that the ticket may hold. */
  openPicks: number;
  /** Further picks go into the ticket's open spots. */
  openPlay: boolean;
  /** The choice turns free play off. */
  turnsFreePlayOff: boolean;
}

/**
 * The 999 rule: how many picks a ticket takes once open spots are chosen (spec 2 §4 "Open spots"). While there are
 * more spots than plays that went into them, nothing is full yet: open play is off and the picks are unlimited. Once plays
 * take all spots, the ticket ends at its spots and wagers, and can't be free play. Without open spots there is no rule
 * to apply.
 *
 * @param chosenOpenPlays picks that fill spots of the ticket
 * @param wagerCount items that the ticket has beside them
 */
export const selectOpenPicks = (chosen: {
  chosenOpenSpots: number;
  chosenOpenPlays: number;
  wagerCount: number;
}): OpenPicks => {
  const { chosenOpenSpots, chosenOpenPlays, wagerCount } = chosen;
  return chosenOpenSpots === 0 || chosenOpenSpots > chosenOpenPlays
    ? { openPicks: UNLIMITED_OPEN_PICKS, openPlay: false, turnsFreePlayOff: false }
    : { openPicks: chosenOpenSpots + wagerCount, openPlay: true, turnsFreePlayOff: true };
};
