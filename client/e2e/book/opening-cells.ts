/** Prices of the opening image by their sentences on the board. */
export const CELLS = {
  bearsSpread: /^Chicago Bears, spread/,
  packersSpread: /^Green Bay Packers, spread/,
  packersMoney: /^Green Bay Packers, moneyline/,
  lionsSpread: /^Detroit Lions, spread/,
  lionsMoney: /^Detroit Lions, moneyline/,
  wolvesSpread: /^Northern Mountains.*, spread/,
  wolvesOver: /^Over, Northern Mountains/,
  wolvesUnder: /^Under, Northern Mountains/,
  arsenalOver: /^Over, Arsenal/,
  guestsSpread: /^ทีมฟุตบอล.*, spread/,
} as const;
