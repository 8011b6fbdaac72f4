/** The sums of a full ticket stay safe integers. */
export const MAX_TICKET_ITEMS = 50;

/** The most legs of one game that a ticket may name as one: what the book offers may be less (HR-64). */
export const MOST_COMBINED_LEGS = 8;

/** The most combinations of one ticket: a parlay has no more legs. */
export const MOST_COMBINATIONS = 12;

/** The book's first ticket (`ticket_number_seq`): a lower number can't be a ticket's. */
export const FIRST_TICKET_NUMBER = 100_001;

/** The largest number that a ticket is asked for by; fifteen digits are exact everywhere. */
export const MOST_TICKET_NUMBER = 999_999_999_999_999;
