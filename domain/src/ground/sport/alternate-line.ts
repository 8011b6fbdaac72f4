/**
 * A game has one line for each of its periods. Another spread and total for the full game (an alternate line) is kept
 * under a number of its own in this range: it is picked, limited and graded like any line, points can't be bought on it
 * and no teaser takes it. What it shares with its game, it shares by the game's number: limits are those of the full
 * game's market, shared by all of its lines (HR-4), and legs of one game exclude each other as usual (HR-11).
 */
export const FIRST_ALTERNATE_LINE = 20;
export const LAST_ALTERNATE_LINE = 39;

export const isAlternateLine = (periodNumber: number): boolean =>
  periodNumber >= FIRST_ALTERNATE_LINE && periodNumber <= LAST_ALTERNATE_LINE;

/** The period that a line is about: the full game for alternate lines, else the line's own. */
export const periodOfLine = (periodNumber: number): number =>
  isAlternateLine(periodNumber) ? 0 : periodNumber;
