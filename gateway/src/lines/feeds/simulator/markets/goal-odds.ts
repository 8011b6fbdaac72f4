/** Chances of a game in which goals come independently: what is still to be scored, on top of the score so far. */
export interface GoalOdds {
  win1: number;
  draw: number;
  win2: number;
  /**
   * Chance at which a bet on home (team 2) with so many points is fair: of what is decided where the number can push,
   * of both halves of a quarter line (HR-33).
   */
  covers2(points: number): number;
}

const MOST_GOALS = 11;

const poissonRow = (mean: number): number[] => {
  const row = [Math.exp(-mean)];
  for (let goals = 1; goals <= MOST_GOALS; goals += 1) row.push((row[goals - 1]! * mean) / goals);
  return row;
};

/** @param mean1 goals still expected of team 1 @param lead2 what team 2 leads by now */
export const calculateGoalOdds = (mean1: number, mean2: number, lead2: number): GoalOdds => {
  const row1 = poissonRow(Math.max(0.001, mean1));
  const row2 = poissonRow(Math.max(0.001, mean2));
  const byMargin = new Map<number, number>();
  for (const [goals1, chance1] of row1.entries()) {
    for (const [goals2, chance2] of row2.entries()) {
      const margin = lead2 + goals2 - goals1;
      byMargin.set(margin, (byMargin.get(margin) ?? 0) + chance1 * chance2);
    }
  }
  const beyond2 = (goals: number): number => {
    let sum = 0;
    for (const [margin, chance] of byMargin) if (margin > goals) sum += chance;
    return sum;
  };
  const win2 = beyond2(0);
  const draw = byMargin.get(0) ?? 0;
  const win1 = Math.max(0, 1 - win2 - draw);
  const covers2 = (points: number): number => {
    const halves = Number.isInteger(points * 2) ? [points] : [points - 0.25, points + 0.25];
    let won = 0;
    let lost = 0;
    for (const half of halves) {
      won += beyond2(-half);
      lost += 1 - beyond2(-half) - (byMargin.get(-half) ?? 0);
    }
    return won / (won + Math.max(0, lost));
  };
  return { win1, draw, win2, covers2 };
};
