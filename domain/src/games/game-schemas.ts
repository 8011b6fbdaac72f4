import { Type } from 'typebox';
import type { GameId } from './games.ts';
import { SlotBetSchema } from './slots/slot-round.schema.ts';

/** What a player may send: the bet that begins a round of a game, and the moves in it. */
export interface GameSchemas {
  bet: Type.TSchema;
  move: Type.TSchema;
}

const withoutMoves = (bet: Type.TSchema): GameSchemas => ({ bet, move: Type.Never() });

/** The schemas of each game; never loaded by a page. */
export const GAME_SCHEMAS: Readonly<Record<GameId, GameSchemas>> = {
  miniSlots: withoutMoves(SlotBetSchema),
  calmSlots: withoutMoves(SlotBetSchema),
  steadySlots: withoutMoves(SlotBetSchema),
  wildSlots: withoutMoves(SlotBetSchema),
};
