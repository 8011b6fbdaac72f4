/** In a book that was brought back, at `$1`: the time that a round may be silent for begins again. */
export const BEGIN_ROUNDS_ANEW =
  'update casino_play set told_at_ms = $1 where posted_book_ms is null and told_at_ms is not null';
