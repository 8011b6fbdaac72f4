import type { Static } from 'typebox';
import type { GamePhaseSchema, GameScoreSchema } from './game-score.schema.ts';

/** Where a game stands. Finals may be graded; postponed and cancelled games are no action. */
export type GamePhase = Static<typeof GamePhaseSchema>;

/** `segments`: points by segment, the sport's smallest scored unit; empty when the feed knows only the total. */
export type GameScore = Static<typeof GameScoreSchema>;

/** What decides how much of a game counts, where it is told. */
export type ResultDetail = Pick<
  GameScore,
  | 'playedMinutes'
  | 'official'
  | 'playedHalves'
  | 'scheduledInnings'
  | 'winner'
  | 'absent'
  | 'rounds'
  | 'roundSeconds'
  | 'roundsChanged'
  | 'holes1'
  | 'holes2'
>;
