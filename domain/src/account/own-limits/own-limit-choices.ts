/** What customers may limit for themselves. */
export const OWN_LIMIT_KINDS = ['deposit', 'loss', 'stake', 'time'] as const;

export const OWN_PERIODS = ['day', 'week', 'month'] as const;

export const TIME_OUT_LENGTHS = ['day', 'week', 'month', 'sixMonths', 'untilAsked'] as const;

/** Minutes between two reality checks; 0: none. */
export const REALITY_CHECKS = [0, 15, 30, 60] as const;

/** Less would end a session before anybody has read a board. */
export const LEAST_MINUTES = 15;

export const MOST_MINUTES = 24 * 60;
