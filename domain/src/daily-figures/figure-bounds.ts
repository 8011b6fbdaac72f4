/** Spec 1 §9: the weekly figures. */
export const WEEKS_SHOWN = 8;

/** Ten years: as far back as weeks are told. */
export const MOST_WEEK_OFFSET = 520;
