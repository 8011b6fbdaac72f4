/** The parameters in the address of a game's page besides its number. */
export interface GameSearch {
  /** Its bets are being combined as soon as it is open. */
  combine?: true;
}

export const parseGameSearch = ({ combine }: Record<string, unknown>): GameSearch =>
  combine === true ? { combine } : {};
