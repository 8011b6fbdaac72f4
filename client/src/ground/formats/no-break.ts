/** Between points and their price, which are one offer: a line doesn't end between them. */
export const NO_BREAK = '\u00a0';
