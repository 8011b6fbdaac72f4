import type { GamePhase } from './game-score.ts';

export type ResultPhase = Extract<GamePhase, 'final' | 'postponed' | 'cancelled'>;

/** Whether a score of this phase decides anything. */
export const isResultPhase = (phase: GamePhase): phase is ResultPhase =>
  phase === 'final' || phase === 'postponed' || phase === 'cancelled';
