import type { SportType } from '@lineboard/domain/ground/sport/sports';

/** How a sport's scores and prices behave; points are the sport's own (runs, goals, games of tennis). */
export interface SportModel {
  /** The standard deviation of the final margin and of the final total around the expected values. */
  marginDeviation: number;
  totalDeviation: number;
  /** The expected points of both teams together, and how much these differ between pairings. */
  totalMean: number;
  totalSpread: number;
  /** The home team's advantage in points. */
  homeAdvantage: number;
  /** Standard deviation of a team's strength in points. */
  strengthSpread: number;
  /** How far the market moves between opening and kick-off, in points of margin and of total. */
  marginDrift: number;
  totalDrift: number;
  /** The fixed spread for either favorite (run line, puck line); null when spreads follow the strength. */
  fixedSpread: number | null;
  /** Smallest step of spread and total: ½, or ¼ where the stake is split (HR-33). */
  pointStep: 0.5 | 0.25;
  /** The margins that games most often end with, to which spreads stick. */
  keyNumbers: ReadonlyArray<{ points: number; width: number }>;
}

/** When the score can change, in wall-clock time of a real game. */
export interface SegmentPlan {
  /** Its name on a scoreboard. */
  label: string;
  lengthMs: number;
  /** The pause after it. */
  breakMs: number;
}

/** A part of the game with its own prices before kick-off, and its share of the game. */
export interface PricedPeriod {
  periodNumber: number;
  share: number;
  /** The part's spread where the sport has a fixed one. */
  fixedSpread: number | null;
}

export type Kickoffs =
  /** This many games a day, spread evenly over these minutes of the Eastern day. */
  | {
      every: 'day';
      games: number;
      fromMinute: number;
      toMinute: number;
      stepMinutes: number;
      /** The place in a game's share of the day at which it begins, from 0 to 1; random when it isn't given. */
      place?: number;
    }
  /** The same slots each week: days after Monday, minute of the Eastern day, number of games. */
  | { every: 'week'; slots: ReadonlyArray<readonly [day: number, minute: number, games: number]> };

export type ScoreKind =
  | 'football'
  | 'basketball'
  | 'rugby'
  | 'baseball'
  | 'cricket'
  | 'goals'
  | 'sets'
  | 'fight';

export interface League {
  /** It is part of every game's number, so it never changes. 0 to 23. */
  leagueIndex: number;
  sportType: SportType;
  sportSubType: string;
  names: readonly string[];
  /** First rotation number of the league's block; odd. */
  rotationBase: number;
  kickoffs: Kickoffs;
  model: SportModel;
  scoring: ScoreKind;
  segments: readonly SegmentPlan[];
  /** Whether level games go on; if not, a draw is a result and has a price. */
  overtime: 'untilDecided' | 'once' | 'none';
  periods: readonly PricedPeriod[];
  teamTotals: boolean;
  /** Alternate spreads and totals of the full game: how far each is from the game's own. */
  alternatePoints: readonly number[];
  hasSpread: boolean;
  hasTotal: boolean;
  /** Whether it has prices while it is played. */
  inPlay: boolean;
  /** How long all prices are held after a score, in milliseconds of book time; 0 where scores never stop. */
  holdMs: number;
  preventPointBuying: boolean;
  /** Player props: the statistic, and a player's average. */
  props: ReadonlyArray<{ what: string; mean: number }>;
}
