/** Why a wager has no offer, each in a word (HR-50 to HR-54). Pages and files have the sentence. */
export const SALE_REFUSALS = [
  /** Its kind isn't bought back, or one of its legs is on a contest. */
  'kind',
  /** It was a free play. */
  'freePlay',
  /** It has empty open spots. */
  'openSpots',
  /** It is part of a chain of rolling ifs. */
  'rolling',
  /** Something else is decided of it first: a filling, a roll or a sale that waits, or an operator's look. */
  'waiting',
  /** It was decided. */
  'decided',
  /** Two of its undecided legs are on one game. */
  'sameGame',
  /** The line names other pitchers than the ticket. */
  'pitchers',
  /** The line of a leg is held. */
  'held',
  /** What the book knows of a leg's line may be old. */
  'stale',
  /** The book has no open line to value a leg by. */
  'noLine',
  /** The offer, or what is left of the wager, would be too small. */
  'tooLittle',
] as const;

export type SaleRefusal = (typeof SALE_REFUSALS)[number];
