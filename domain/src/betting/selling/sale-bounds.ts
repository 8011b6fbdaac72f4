/** Shares of what is still open that can be sold, in whole per cent (HR-54). */
export const SHARE_PERCENT = { least: 10, most: 100 } as const;

/** How much less than what was seen a customer may agree to, in whole per cent (HR-53). */
export const TOLERANCE_PERCENT = { usual: 2, most: 10 } as const;

/** Targets that one customer may have at once: each is worked out whenever one of its games changes. */
export const MOST_TARGETS = 50;
