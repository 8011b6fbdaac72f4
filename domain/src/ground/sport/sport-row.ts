import type { Period } from './period.ts';

/** How long a game that stopped, or never began, may still be played for the wagers on it (HR-73). */
export type Window =
  /** This many hours after its start. */
  | { hours: number }
  /** The book's day of its start and so many days more, until this hour. */
  | { days: number; hour: number }
  /** The end of the next such day of the week, Monday 1 to Sunday 7. */
  | { weekday: number }
  /** It lasts as long as the tournament or the round: nobody but an operator ends it. */
  | 'open';

/** How a set is won, and a match of sets. */
export interface SetRules {
  /** Sets that win the match. */
  toWin: number;
  /** What wins a set (games, points), and how far ahead of the other. */
  points: number;
  lead: number;
  /** True: a lead of one also wins, by a tie-break; null: it goes on until the lead is there. */
  tieBreakAt: number | null;
  /** The set that may be, or is, a shorter one. `countsAsOne`: totals count it as 1 to 0. */
  decider: { at: number; points: number; countsAsOne: boolean };
}

/** What a sport's games are like, as far as their results are concerned; a league may differ. */
export interface ResultRules {
  /** Parts of a regulation game as feeds list them; null: this book doesn't know how the league plays. */
  regulationSegments: number | null;
  /** A regulation game has so many, and so many make a full game official (HR-70); null: it has no clock. */
  minutes: { regulation: number; official: number } | null;
  /**
   * `points` are only ever added up; `sets` are won by games; of `strokes` the fewer are the better; a `decision` is
   * told when it is made.
   */
  scoring: 'points' | 'sets' | 'strokes' | 'decision';
  /** null: it isn't played in sets. */
  sets: SetRules | null;
  /** A final may be level (HR-75). */
  mayTie: boolean;
  /** What is played after regulation counts for the full game (HR-74). */
  overtimeCounts: boolean;
  /** A running score tells who is ahead; false where players are at different holes, or rounds aren't scored. */
  isComparable: boolean;
  /** Half a round of a fight, in seconds (HR-79); null: no rounds. */
  halfRoundSeconds: number | null;
  /** Innings: the visitor bats first, and starting pitchers count (HR-34, HR-72). */
  hasInnings: boolean;
  suspended: Window;
  postponed: Window;
}

/** What the parts of a sport's games are called: the key of its words. */
export type SegmentKind = 'quarter' | 'half' | 'inning' | 'period' | 'set' | 'round';

/** A value beyond it is a slip of the operator who typed it or a shifted column, never a game. */
export interface PointBounds {
  /** The largest spread, either way. */
  spread: number;
  /** The largest total, of a team or of both. */
  total: number;
  /** The most points that one team of a game that is over can have. */
  score: number;
}

/** All that this book knows of a sport. Words are in the catalogues, under its name and the keys given here. */
export interface SportRow extends ResultRules {
  /** Its name in feeds, tickets and addresses (SportType). */
  sportType: string;
  /** Leagues that differ, with how they do, by the name that feeds give them in capitals. */
  leagues: ReadonlyMap<string, Partial<ResultRules>>;
  segments: {
    kind: SegmentKind;
    /** The parts that its periods count in. */
    count: number;
    /** Nobody knows before the end how many of them are played. */
    isOpenEnded: boolean;
  };
  periods: readonly Period[];
  /** Which way its clock runs; null: it has none. */
  clock: 'down' | 'up' | null;
  bounds: PointBounds;
  /**
   * What a point is worth near even money, from the spread of final margins and totals (a margin of NFL games has a
   * standard deviation of some 13 points, a run line of 1½ is passed by a fifth of the games), and what a segment's
   * line may contradict its game's; the guards' own figure where it is left out.
   */
  guards: { spreadPerPoint: number; totalPerPoint: number; mostContradiction?: number };
  /** Markets of a full game that teasers move, unless the card says otherwise (HR-12). */
  teased: ReadonlyArray<'S' | 'L'>;
  /** What half points are sold of unless the book says otherwise (HR-30); null: none. */
  sold: {
    keyNumbers: ReadonlyArray<{ points: number; cents: number }>;
    /** Half points on a spread; the book's figure for all where it is null. */
    mostOnSpread: number | null;
  } | null;
  /** A smaller spread is the money line under another name; null: none is. */
  leastSpread: number | null;
  /** Which figure of `defaultSpreadDisplay` counts its alternate lines. */
  alternates: 'football' | 'basketball' | 'others';
  /** The restriction that takes its money line away at a large spread; null: none does. */
  moneyLineRestriction: string | null;
  /** Rain and snow put its games off. */
  isOutdoors: boolean;
  /** How a game goes where only its end is known: minutes by the wall clock, the lumps points come in, its parts. */
  course: { minutes: number; lumps: readonly number[]; labels: readonly string[] };
}
