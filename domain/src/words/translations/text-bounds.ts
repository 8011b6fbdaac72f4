/** The most characters of a text of the page in one language. */
export const MOST_TEXT_CHARACTERS = 600;

/** Suggestions of one customer, and of all, that wait for the book. */
export const MOST_WAITING_OF_CUSTOMER = 200;
export const MOST_WAITING = 5_000;

/** Texts that the book has put in the place of the site's own, in all languages. */
export const MOST_TRANSLATIONS = 5_000;
