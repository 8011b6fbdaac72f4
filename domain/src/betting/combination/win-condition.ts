import type { GamePick } from '../../ground/pick/pick.ts';
import type { LegForm } from './leg-form.ts';

/**
 * When a leg wins, in whole points: the points of both teams in all parts of the game, each times its share, come to
 * `least` or more.
 */
export interface WinCondition {
  /** Whole: team 1 in the first part, team 2 in it, team 1 in the second part … */
  shares: readonly number[];
  least: number;
}

/** The number that a leg's sum has to pass. */
const lineOf = ({ market, side }: GamePick, points: number): number => {
  if (market === 'M') return 0;
  if (market === 'S') return -points;
  return side === 'over' || side === 'team1Over' || side === 'team2Over' ? points : -points;
};

/** @param points that it is graded at; null for a money line */
export const winConditionOf = (form: LegForm, pick: GamePick, points: number | null): WinCondition => ({
  shares: form.margins.flatMap((margin, at) => [form.totals[at]! - margin, form.totals[at]! + margin]),
  least: Math.floor(lineOf(pick, points ?? 0)) + 1,
});

/** When a leg pushes or loses. */
export const oppositeOf = ({ shares, least }: WinCondition): WinCondition => ({
  shares: shares.map((share) => -share),
  least: 1 - least,
});
