import type { Static } from 'typebox';
import type {
  BetItemSchema,
  BetSchema,
  BetsOfGameSchema,
  GradedBetSchema,
  OpenBetItemSchema,
  OpenBetSchema,
  PlacedBetSchema,
} from './open-bet.schema.ts';

/**
 * A wager as it stands in the books, whatever became of it. `wager-of-bet.ts` makes of it what the domain's money
 * functions take.
 */
export type Bet = Static<typeof BetSchema>;

export type BetType = Bet['betType'];

export type BetItem = Static<typeof BetItemSchema>;

/** A wager with all that decides which legs may join it or roll from it: page and gateway judge by just this. */
export type PlacedBet = Static<typeof PlacedBetSchema>;

export type OpenBetItem = Static<typeof OpenBetItemSchema>;

/** A wager that is not decided yet; its items may be. */
export type OpenBet = Static<typeof OpenBetSchema>;

/** A wager that was decided lately: what open bets shows so that nobody wonders where a bet went. */
export type GradedBet = Static<typeof GradedBetSchema>;

/** Bets of a customer that have an item on one game. */
export type BetsOfGame = Static<typeof BetsOfGameSchema>;
