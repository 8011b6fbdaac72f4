/** What a leg is tied to beside its own pick (spec 2 §3 Correlation, HR-11). */
export interface LegCorrelation {
  /** Contests that are linked to the leg's game; empty of a contest's leg. */
  linkedContests: readonly number[];
  /** The game that a contest's leg belongs to; null of a contest of its own, and of a game's leg. */
  contestGameNum: number | null;
}
