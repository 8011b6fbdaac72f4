/** Rows of the ledger in one answer: fifty wagers, each graded, corrected and graded again. */
export const MOST_ENTRIES = 400;

/** Results of one leg in one answer, the latest of them: a feed may correct a score as often as it likes. */
export const MOST_RULINGS = 20;
