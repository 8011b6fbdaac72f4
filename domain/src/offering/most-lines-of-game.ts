/** More periods and alternate lines than any sport has numbers for. */
export const MOST_LINES_OF_GAME = 40;
