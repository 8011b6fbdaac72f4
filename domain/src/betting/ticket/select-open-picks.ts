/** More picks than any ticket has: no bound (spec 2 §9). */
const UNLIMITED_OPEN_PICKS = 999;

/**
 * The 999 rule: how many picks a ticket may hold once open spots are chosen (spec 2 §4 "Open spots"). While there are
 * more spots than plays that went into them, nothing is full yet: the picks are unlimited. Once plays take all spots,
 * the ticket ends at its spots and wagers. Without open spots there is no rule to apply.
 *
 * @param chosenOpenPlays picks that fill spots of the ticket
 * @param wagerCount items that the ticket has besides them
 */
export const selectOpenPicks = ({
  chosenOpenSpots,
  chosenOpenPlays,
  wagerCount,
}: {
  chosenOpenSpots: number;
  chosenOpenPlays: number;
  wagerCount: number;
}): number =>
  chosenOpenSpots === 0 || chosenOpenSpots > chosenOpenPlays
    ? UNLIMITED_OPEN_PICKS
    : chosenOpenSpots + wagerCount;
