/**
 * What a game forbids its legs in parlays, teasers and round robins (HR-11): D every company, S that a side and a total of
 * it stand together.
 */
export type ParlayRestriction = 'D' | 'S';

/** What stays the same about a game while its lines move. Team 1 is the visitor, team 2 the home team. */
export interface Game {
  gameNum: number;
  /** The feed that keeps this game; when that feed falls silent all of its lines are held. */
  feedId: string;
  sportType: string;
  sportSubType: string;
  /** Display names; at most 80 characters. */
  team1Id: string;
  team2Id: string;
  /** Rotation numbers; the visitor's is odd, the home team's the next even one. */
  team1RotNum: number;
  team2RotNum: number;
  /** Kick-off, epoch milliseconds of the book's clock. */
  gameDateTimeMs: number;
  listedPitcher1: string | null;
  listedPitcher2: string | null;
  preventPointBuyingFlag: boolean;
  parlayRestriction: ParlayRestriction | null;
  includeTeamTotals: boolean;
  /** Numbers of the contests that are linked to this game. */
  correlation: readonly number[];
  /** A heading row among the games, never bettable. */
  isTitle: boolean;
  /** Put forward by the book: shown with the spotlight switch on (spec 1 §4). */
  isSpotlight: boolean;
}
