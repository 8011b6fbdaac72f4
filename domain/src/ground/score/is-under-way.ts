import type { GamePhase } from './game-score.schema.ts';

/** The game has begun and isn't over: one that is suspended goes on later, at a start that may be told anew (HR-73). */
export const isUnderWay = (phase: GamePhase): phase is 'live' | 'suspended' =>
  phase === 'live' || phase === 'suspended';
