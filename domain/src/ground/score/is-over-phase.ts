import type { GamePhase } from './game-score.schema.ts';

/** Whether a game of this phase is over: nothing more of it is played, or nothing that counts. */
export const isOverPhase = (phase: GamePhase): phase is 'final' | 'cancelled' =>
  phase === 'final' || phase === 'cancelled';
