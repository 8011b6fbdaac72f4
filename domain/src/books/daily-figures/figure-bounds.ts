/** Spec 1 §9: the weekly figures. */
export const WEEKS_SHOWN = 8;

/** Ten years: as far back as weeks are told. */
export const MOST_WEEK_OFFSET = 520;

/** How many weeks a chart goes back, the current one counted: as many as are listed, or a year. */
export const WEEKS_OF_SPAN = { weeks: WEEKS_SHOWN, year: 52 } as const;

export type FigureSpan = keyof typeof WEEKS_OF_SPAN;

export const FIGURE_SPANS = ['weeks', 'year'] as const satisfies readonly FigureSpan[];

/** Graded bets whose legs are compared with their closes, the latest first: a heavy bettor’s of some months. */
export const CLOSES_OF_BETS = 2_000;
