/** Why a row, or what it is about, is held until somebody or something says that it is right. */
export const DOUBT_CODES = [
  'sidesExchanged',
  'teamChanged',
  'startPassed',
  'sideLost',
  'drawAdded',
  'pricesCrossed',
  'pricesTooWide',
  'marketsContradict',
  'jump',
  'segmentsContradict',
  'imageShrunk',
] as const;

export type DoubtCode = (typeof DOUBT_CODES)[number];
