/** The sums of a full ticket stay safe integers. */
export const MAX_TICKET_ITEMS = 50;

/** The book's first ticket (`ticket_number_seq`): a lower number can't be a ticket's. */
export const FIRST_TICKET_NUMBER = 100_001;

/** The largest number that a ticket is asked for by; fifteen digits are exact everywhere. */
export const MOST_TICKET_NUMBER = 999_999_999_999_999;
