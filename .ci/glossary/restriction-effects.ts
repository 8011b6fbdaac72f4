/** What restriction codes do to their customer. */
export interface RestrictionEffect {
  /** Codes that do the same, or each its own of a kind. */
  readonly codes: string;
  readonly effect: string;
  readonly note?: string;
}

export const RESTRICTION_EFFECTS: readonly RestrictionEffect[] = [
  { codes: 'NOWAGERING, NOSPTWAGER', effect: 'nothing can be bet' },
  { codes: 'MOVER', effect: 'two-step continue and password' },
  { codes: 'AUTOLINECH', effect: 'no moved line is taken unasked, whatever was chosen' },
  { codes: 'LBETTING', effect: 'nothing' },
  { codes: 'PLOPEN, TEOPEN', effect: 'grant open spots on parlays, on teasers', note: 'HR-15' },
  { codes: 'DROUNDR', effect: 'no round robin' },
  {
    codes: 'FBMLDISABLE, BBMLDISABLE',
    effect: 'no football, basketball money line at a spread of `MaxSpreadPoints` and more',
    note: 'the codes are ours, the specification gives the parameter',
  },
  {
    codes: 'FPDISABLE',
    effect: 'no free play at all, whatever the others say',
    note: 'our reading, as of all FP codes',
  },
  { codes: 'FPSTRAIGHT', effect: 'no free play on straight bets' },
  {
    codes: 'FPPARLAYS, FPTEASERS, FPREVERSES',
    effect: 'widen free play to parlays, teasers, action reverses (ARBC among them)',
    note: 'the other conditions stay, the price of at most 140 too; a teaser’s items have no price that counts',
  },
  {
    codes: 'FPCONTEST',
    effect: 'widens free play to contest items',
    note: 'the price of at most 140 stays',
  },
  { codes: 'FPACTIVE', effect: 'the slip starts with free play on whenever it is available' },
  { codes: 'FPNOASIAN', effect: 'no free play on Asian lines (quarter lines)', note: 'our code' },
  { codes: 'CASHIER', effect: 'no cashier' },
  { codes: 'DDBA', effect: 'only devices that an operator let in' },
  {
    codes: 'CASINO, VCASINO, LDEALER, LOTTO, HORSES, PROPS, ALTCASINO, ONLYPLAY, QORA, 21GCASINO',
    effect: 'take the third party’s page away',
  },
  {
    codes: 'LESSJUICE',
    effect: 'grants Less Juice, `Cents` of price, 5 when not given',
    note: 'our code and reading: no source defines Less Juice',
  },
];
