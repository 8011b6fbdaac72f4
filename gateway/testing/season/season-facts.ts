/** The final outcome of a game: as in its file, or called off. */
export interface GameFacts {
  phase: 'final' | 'cancelled';
  score1: number;
  score2: number;
  /** Points by period; empty where the file has the final alone. */
  segments: ReadonlyArray<readonly [number, number]>;
  /** The pitchers; null in other sports. */
  starter1: string | null;
  starter2: string | null;
  /** Money line of the full game when it was taken down: what a new pitcher's game is priced at (HR-34). */
  lastMoneyLine: { team1: number | null; team2: number | null };
}

/** What became of a contestant; tied for places in a dead heat (HR-40). */
export interface ContestFact {
  outcome: 'W' | 'L' | 'P';
  tied: number | null;
  places: number | null;
}

/** All that the recomputation knows besides the stored tickets. */
export interface SeasonFacts {
  games: ReadonlyMap<number, GameFacts>;
  /** By contest and contestant, `9.1`. */
  contests: ReadonlyMap<string, ContestFact>;
  /**
   * Periods, `7.0` by game, whose spread was three tenths of the total or more (HR-85): as long as they were offered,
   * or for a while.
   */
  lopsided: ReadonlyMap<string, 'always' | 'sometimes'>;
  /** Which game a contest belongs to. */
  gameOfContest: ReadonlyMap<number, number>;
  /** Legs that an operator made no action, `ticket-wager-item`; left out: none. */
  ruled?: ReadonlySet<string>;
}
