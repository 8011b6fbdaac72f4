/** The parameters in the address of the open bets. */
export interface OpenBetsSearch {
  /** The slip asks for the bet to roll from. Leaving the page ends it. */
  rif?: true;
}

export const parseOpenBetsSearch = (search: Record<string, unknown>): OpenBetsSearch =>
  search['rif'] === true ? { rif: true } : {};
