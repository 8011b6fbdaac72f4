import type { GamePhase } from './game-score.schema.ts';

export type ResultPhase = Extract<GamePhase, 'final' | 'suspended' | 'postponed' | 'cancelled'>;

/** Whether a score of this phase decides anything, be it once the game's window is over (HR-73). */
export const isResultPhase = (phase: GamePhase): phase is ResultPhase =>
  phase === 'final' || phase === 'suspended' || phase === 'postponed' || phase === 'cancelled';
