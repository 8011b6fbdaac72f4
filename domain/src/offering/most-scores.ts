/** Games in one answer of scores: more than a book has in a week, and a bound of the answer. */
export const MOST_SCORES = 1_000;
