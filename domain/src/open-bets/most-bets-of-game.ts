/** Bets on one game in one answer, open and settled ones apart; the lists of bets have the rest. */
export const MOST_BETS_OF_GAME = 50;
