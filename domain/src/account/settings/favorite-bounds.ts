/** Leagues and teams that one customer may have marked, together. */
export const MOST_FAVORITES = 50;
