/** Games that begin next, as a list next to the board has them: as many as are read, and kept current. */
export const MOST_NEXT_GAMES = 12;

/** What can be bet on in the props of one game: more than any book offers, and a bound of the answer. */
export const MOST_PROP_CONTESTANTS = 240;
