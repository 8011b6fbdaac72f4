/** Why a row of a push feed is refused, whatever is said after it. */
export const ROW_CODES = [
  'feedRowInvalid',
  'feedGameUnknown',
  'feedNumberTaken',
  'feedSameTeams',
  'feedSidesExchanged',
  'feedPairTwice',
  'feedPointsNotMirrored',
  'feedPriceUnlikely',
  'feedStoreUnknown',
  'feedLeagueMistyped',
  'feedLeagueRefused',
  'feedFinalTooEarly',
  'feedTwoWinners',
] as const;

export type RowCode = (typeof ROW_CODES)[number];
