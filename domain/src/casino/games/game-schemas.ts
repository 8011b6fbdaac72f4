import { Type } from 'typebox';
import { BaccaratBetSchema } from './baccarat/baccarat-round.schema.ts';
import { BingoBetSchema } from './bingo/bingo-round.schema.ts';
import { BlackjackBetSchema, BlackjackMoveSchema } from './blackjack/blackjack-round.schema.ts';
import { CrashBetSchema } from './crash/crash-round.schema.ts';
import { DiceBetSchema } from './dice/dice-round.schema.ts';
import { FixtureBetSchema } from './fixtures/fixture-card.schema.ts';
import type { GameId } from './games.ts';
import { HorseBetSchema } from './horses/horse-race.schema.ts';
import { LottoBetSchema } from './lotto/lotto-draw.schema.ts';
import { RouletteBetSchema } from './roulette/roulette-round.schema.ts';
import { ScratchBetSchema } from './scratch/scratch-round.schema.ts';
import { SlotBetSchema } from './slots/slot-round.schema.ts';
import { VideoPokerBetSchema, VideoPokerMoveSchema } from './video-poker/video-poker-round.schema.ts';

/** What a player may send: the bet that begins a round of a game, and the moves in it. */
export interface GameSchemas {
  bet: Type.TSchema;
  move: Type.TSchema;
}

const withoutMoves = (bet: Type.TSchema): GameSchemas => ({ bet, move: Type.Never() });

const SLOTS = withoutMoves(SlotBetSchema);
const VIDEO_POKER: GameSchemas = { bet: VideoPokerBetSchema, move: VideoPokerMoveSchema };

/** The schemas of each game; never loaded by a page. */
export const GAME_SCHEMAS: Readonly<Record<GameId, GameSchemas>> = {
  blackjack: { bet: BlackjackBetSchema, move: BlackjackMoveSchema },
  baccarat: withoutMoves(BaccaratBetSchema),
  roulette: withoutMoves(RouletteBetSchema),
  videoPoker: VIDEO_POKER,
  triplePoker: VIDEO_POKER,
  fivePoker: VIDEO_POKER,
  tenPoker: VIDEO_POKER,
  miniSlots: SLOTS,
  calmSlots: SLOTS,
  steadySlots: SLOTS,
  wildSlots: SLOTS,
  crash: withoutMoves(CrashBetSchema),
  dice: withoutMoves(DiceBetSchema),
  bingo: withoutMoves(BingoBetSchema),
  scratch: withoutMoves(ScratchBetSchema),
  horses: withoutMoves(HorseBetSchema),
  lotto: withoutMoves(LottoBetSchema),
  fixtures: withoutMoves(FixtureBetSchema),
};
