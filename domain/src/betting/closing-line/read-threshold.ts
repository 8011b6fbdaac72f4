/** The number of a contestant who is an over or an under. */
export interface Threshold {
  side: 'over' | 'under';
  /** A multiple of 0.25. */
  points: number;
}

const THRESHOLD = /\b(over|under) (\d{1,4}(?:\.(?:25|5|75|0))?)(?![\d.])/i;

/** Reads `Over 255.5`, and `Marcus Webb under 22.5 points`. @returns null for every other contestant */
export const readThreshold = (contestantName: string): Threshold | null => {
  const [, side, points] = THRESHOLD.exec(contestantName) ?? [];
  if (side === undefined || points === undefined) return null;
  return { side: side.toLowerCase() === 'over' ? 'over' : 'under', points: Number(points) };
};
