import type { SportType } from '@lineboard/domain/ground/sport/sports';

/** How a sport's scores and prices behave; points are the sport's own (runs, goals, games of tennis). */
export interface SportModel {
  /** Standard deviation of the final margin and of the final total around what was expected. */
  marginDeviation: number;
  totalDeviation: number;
  /** Expected points of both teams together, and how much it differs from pairing to pairing. */
  totalMean: number;
  totalSpread: number;
  /** How much stronger the home team is for being at home. */
  homeAdvantage: number;
  /** Standard deviation of a team's strength in points. */
  strengthSpread: number;
  /** How far the market moves between opening and kick-off, in points of margin and of total. */
  marginDrift: number;
  totalDrift: number;
  /** Spreads have this number for either favourite (run line, puck line); null when they follow the strength. */
  fixedSpread: number | null;
  /** Smallest step of spread and total: ½, or ¼ where the stake is split (HR-33). */
  pointStep: 0.5 | 0.25;
  /** Spreads stick to the margins that games most often end with. */
  keyNumbers: ReadonlyArray<{ points: number; width: number }>;
}

/** When the score can change, in wall-clock time of a real game. */
export interface SegmentPlan {
  /** How a scoreboard names it. */
  label: string;
  lengthMs: number;
  /** Pause after it. */
  breakMs: number;
}

/** A part of the game that has prices of its own before kick-off, and how much of a game happens in it. */
export interface PricedPeriod {
  periodNumber: number;
  share: number;
  /** Spread that is used where the sport has a fixed one. */
  fixedSpread: number | null;
}

export type Kickoffs =
  /** So many games a day, spread evenly over these minutes of the Eastern day. */
  | {
      every: 'day';
      games: number;
      fromMinute: number;
      toMinute: number;
      stepMinutes: number;
      /** Where in its even share of the day a game begins: from 0 to 1, anywhere when it isn't given. */
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
  /** Never changes: part of every game's number. 0 to 23. */
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
  /** Games that are level go on; where not, a draw is a result and has a price. */
  overtime: 'untilDecided' | 'once' | 'none';
  periods: readonly PricedPeriod[];
  teamTotals: boolean;
  /** Alternate spreads and totals of the full game: how far each is from the game's own. */
  alternatePoints: readonly number[];
  hasSpread: boolean;
  hasTotal: boolean;
  /** Has prices while it is played. */
  inPlay: boolean;
  /** How long all prices are held after a score, milliseconds of book time; 0 where scores never stop. */
  holdMs: number;
  preventPointBuying: boolean;
  /** Player props: what is counted, about how many of it a player makes. */
  props: ReadonlyArray<{ what: string; mean: number }>;
}
