/** Where a game stands. `official` finals may be graded; postponed and cancelled games are no action. */
export type GamePhase = 'scheduled' | 'live' | 'final' | 'postponed' | 'cancelled';

export interface GameScore {
  gameNum: number;
  phase: GamePhase;
  /** What a scoreboard shows beside the score: "3rd 04:12", "HT"; empty when there is nothing to show. */
  clock: string;
  /** Points so far, overtime included. */
  score1: number;
  score2: number;
  /**
   * Points by segment, the sport's smallest scored unit (quarter, half, inning, set), overtime segments
   * after the regulation ones. Empty when the feed knows only the total.
   */
  segments: ReadonlyArray<readonly [team1: number, team2: number]>;
  /** Starting pitchers of record once known (HR-34). */
  startingPitcher1: string | null;
  startingPitcher2: string | null;
  /** Log position of the last change. A corrected score has a higher one. */
  version: number;
}
