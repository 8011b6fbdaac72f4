/** O open, H held (shown, not bettable), I circled (bettable up to a lower maximum). HR-32. */
export type LineStatus = 'O' | 'H' | 'I';
