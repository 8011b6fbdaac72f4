/** Alerts that one customer may have open: more than anybody keeps in mind, and few enough for each batch of moves. */
export const MOST_OPEN_ALERTS = 50;

/** Told or ended ones that a customer finds again, the latest; older ones are forgotten. */
export const MOST_TOLD_ALERTS = 50;

/** A repeating alert is told again no earlier than this after it was told. */
export const ALERT_PAUSE_MS = 15 * 60_000;

/** The window of a move in minutes. An hour of a line's moves is at most 3,600 rows. */
export const ALERT_MINUTES = { least: 1, most: 60, usual: 5 } as const;

/** A move in points, or in cents of a money line's price. */
export const ALERT_MOVE = { least: 0.25, most: 1_000 } as const;
