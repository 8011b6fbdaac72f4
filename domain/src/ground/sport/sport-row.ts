import type { Period } from './period.ts';
import type { SituationField } from './situation-field.ts';

/** How long a game that stopped or never began may still be played while the wagers on it wait (HR-73). */
export type Window =
  /** Until this many hours after its start. */
  | { hours: number }
  /** Until this hour of the book's day that comes this many days after the day of its start. */
  | { days: number; hour: number }
  /** Until the end of the next such day of the week, Monday 1 to Sunday 7. */
  | { weekday: number }
  /** As long as the tournament or the round lasts: only an operator ends it. */
  | 'open';

/** The rules for winning a set and a match of sets. */
export interface SetRules {
  /** The number of sets that win the match. */
  toWin: number;
  /** The games or points that win a set, and the lead that it takes. */
  points: number;
  lead: number;
  /** True: a lead of one also wins, by a tie-break; null: it goes on until the lead is there. */
  tieBreakAt: number | null;
  /** The set that is, or may be, shorter. `countsAsOne`: totals count it as 1 to 0. */
  decider: { at: number; points: number; countsAsOne: boolean };
}

/** The facts about a sport's games that matter for their results; a league may differ. */
export interface ResultRules {
  /** The number of parts of a regulation game as feeds list them; null: this book doesn't know how the league plays. */
  regulationSegments: number | null;
  /**
   * The minutes of a regulation game, and the minutes after which a full game is official (HR-70); null: it has no
   * clock.
   */
  minutes: { regulation: number; official: number } | null;
  /**
   * `points` are only added up; `sets` are won by games, which are shown with them; fewer `strokes` are better; a
   * `decision` is reported when it is made.
   */
  scoring: 'points' | 'sets' | 'strokes' | 'decision';
  /** null: it isn't played in sets. */
  sets: SetRules | null;
  /** The final score may be level (HR-75). */
  mayTie: boolean;
  /** Play after regulation counts for the full game (HR-74). */
  overtimeCounts: boolean;
  /** A running score shows who is ahead; false where players are at different holes, or rounds aren't scored. */
  isComparable: boolean;
  /** Half a round of a fight, in seconds (HR-79); null: no rounds. */
  halfRoundSeconds: number | null;
  /** Innings: the visitor bats first, and starting pitchers count (HR-34, HR-72). */
  hasInnings: boolean;
  suspended: Window;
  postponed: Window;
}

/** The name of the parts of a sport's games: the key of its words. */
export type SegmentKind = 'quarter' | 'half' | 'inning' | 'period' | 'set' | 'round';

/**
 * Limits of plausible values: one beyond them is a typing error of the operator or a shifted column, never a real game.
 */
export interface PointBounds {
  /** The largest spread, either way. */
  spread: number;
  /** The largest total, of a team or of both. */
  total: number;
  /** The most points that one team can have at the end of a game. */
  score: number;
}

/**
 * Everything that this book knows about a sport. Words are in the catalogues, under its name and the keys given here.
 */
export interface SportRow extends ResultRules {
  /** Its name in feeds, tickets and addresses (SportType). */
  sportType: string;
  /** The leagues with other rules, and these rules, by the league's name in feeds, in capitals. */
  leagues: ReadonlyMap<string, Partial<ResultRules>>;
  segments: {
    kind: SegmentKind;
    /** The parts of a game that its periods are made of. */
    count: number;
    /** The number of parts isn't known before the end. */
    isOpenEnded: boolean;
  };
  periods: readonly Period[];
  /** The direction of its clock; null: it has none. */
  clock: 'down' | 'up' | null;
  bounds: PointBounds;
  /**
   * The worth of a point near even money, from the distribution of final margins and totals (margins of NFL games have
   * a standard deviation of some 13 points; a fifth of the games pass a run line of 1½), and by how much a segment's
   * line may contradict its game's line: the guards' own figure where it is left out.
   */
  guards: { spreadPerPoint: number; totalPerPoint: number; mostContradiction?: number };
  /** Markets of a full game that teasers move, unless the card says otherwise (HR-12). */
  teased: ReadonlyArray<'S' | 'L'>;
  /** The half points that are sold unless the book says otherwise (HR-30); null: none. */
  sold: {
    keyNumbers: ReadonlyArray<{ points: number; cents: number }>;
    /** The most half points on a spread; where it is null, the book's figure for all sports applies. */
    mostOnSpread: number | null;
  } | null;
  /** The smallest spread: a smaller one would be the money line under another name; null: any is allowed. */
  leastSpread: number | null;
  /** The figure of `defaultSpreadDisplay` that applies to its alternate lines. */
  alternates: 'football' | 'basketball' | 'others';
  /** The market that a full game is first looked up for: where there is room for one, it is this. */
  mainMarket: 'S' | 'M';
  /** The restriction that takes its money line away at a large spread; null: none does. */
  moneyLineRestriction: string | null;
  /** What feeds tell of a moment in its games, in the order in which a score has it. */
  situation: readonly SituationField[];
  /** What `possession` is in this sport: the key of its words. */
  possession: 'ball' | 'bats' | 'serves';
  /** Its games can be postponed by rain and snow. */
  isOutdoors: boolean;
  /**
   * The course of a game when only its end is known: its minutes by the wall clock, the steps in which points come, its
   * parts.
   */
  course: { minutes: number; lumps: readonly number[]; labels: readonly string[] };
}
