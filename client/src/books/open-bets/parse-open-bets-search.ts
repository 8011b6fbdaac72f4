/** What the address of the open bets says. */
export interface OpenBetsSearch {
  /** The slip asks for the bet that it is to roll from. Leaving the page ends it. */
  rif?: true;
}

export const parseOpenBetsSearch = (search: Record<string, unknown>): OpenBetsSearch =>
  search['rif'] === true ? { rif: true } : {};
