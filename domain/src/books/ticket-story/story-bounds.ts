/** Rows of the ledger in one answer: fifty wagers, each graded, corrected and graded again. */
export const MOST_ENTRIES = 400;

/** Results of one leg in one answer, the latest of them: a feed may correct a score as often as it likes. */
export const MOST_RULINGS = 20;

/** How long before a leg was accepted its line's moves are told from, however long before that it was picked. */
export const LINE_STORY_MS = 10 * 60_000;

/** Moves of one leg's line in one answer, the latest of them; a line has one a second at most. */
export const MOST_LINE_MOVES = 60;
