/** Links to receipts that a customer has at once: one for each ticket. */
export const MOST_RECEIPT_LINKS = 50;

/** The name that a customer has shown on a receipt. */
export const MOST_SHOWN_NAME_CHARACTERS = 40;

/** The address of a receipt, at the root of the book's origin. @param token told when its link was made */
export const addressOfReceipt = (token: string): string => `/receipt/${token}`;
