import { SPORT_PERIODS } from './period.ts';
import type { SportType } from './sport.ts';

/** How long a game that stopped, or never began, may still be played for the wagers on it (HR-73). */
export type Window =
  /** So many hours after its start. */
  | { hours: number }
  /** The book's day of its start and so many days more, until this hour. */
  | { days: number; hour: number }
  /** The end of the next such day of the week, Monday 1 to Sunday 7. */
  | { weekday: number }
  /** As long as the tournament or the round lasts: nobody but an operator ends it. */
  | 'open';

/** Who plays by which rules. */
export interface League {
  sportType: SportType;
  sportSubType: string;
}

/** What a sport's games are like, as far as their results are concerned; a league may differ. */
export interface SportRow {
  /** Parts of a regulation game as feeds list them; null: this book doesn't know how the league plays. */
  regulationSegments: number | null;
  /** Of a regulation game, and how many of them make a full game official (HR-70); null: played without a clock. */
  minutes: { regulation: number; official: number } | null;
  /**
   * `points` are only ever added up; `sets` are won by games; of `strokes` the fewer are the better; a `decision` is
   * told when it is made.
   */
  scoring: 'points' | 'sets' | 'strokes' | 'decision';
  /** A final may be level (HR-75). */
  mayTie: boolean;
  /** What is played after regulation counts for the full game (HR-74). */
  overtimeCounts: boolean;
  /** A running score tells who is ahead: not where players stand at different holes, or rounds aren't scored. */
  isComparable: boolean;
  /** Half a round of a fight, in seconds (HR-79); null: no rounds. */
  halfRoundSeconds: number | null;
  /** Innings: the visitor bats first, and starting pitchers count (HR-34, HR-72). */
  hasInnings: boolean;
  suspended: Window;
  postponed: Window;
}

const MORNING_AFTER: Window = { days: 1, hour: 5 };
const SAME_DAY: Window = { days: 1, hour: 0 };
const WEDNESDAY: Window = { weekday: 3 };
const WITHOUT_CLOCK = {
  minutes: null,
  overtimeCounts: true,
  hasInnings: false,
  halfRoundSeconds: null,
} as const;
const BY_POINTS = {
  scoring: 'points',
  overtimeCounts: true,
  isComparable: true,
  hasInnings: false,
  halfRoundSeconds: null,
} as const;

/** The one row of each sport (HR-70 to HR-75). */
export const SPORTS: Readonly<Record<SportType, SportRow>> = {
  Football: {
    ...BY_POINTS,
    regulationSegments: SPORT_PERIODS.Football.regulationSegments,
    minutes: { regulation: 60, official: 55 },
    mayTie: true,
    suspended: WEDNESDAY,
    postponed: WEDNESDAY,
  },
  Basketball: {
    ...BY_POINTS,
    regulationSegments: null,
    minutes: { regulation: 40, official: 35 },
    mayTie: false,
    suspended: SAME_DAY,
    postponed: MORNING_AFTER,
  },
  Baseball: {
    ...BY_POINTS,
    regulationSegments: SPORT_PERIODS.Baseball.regulationSegments,
    minutes: null,
    mayTie: false,
    hasInnings: true,
    suspended: MORNING_AFTER,
    postponed: MORNING_AFTER,
  },
  Hockey: {
    ...BY_POINTS,
    regulationSegments: SPORT_PERIODS.Hockey.regulationSegments,
    minutes: { regulation: 60, official: 55 },
    mayTie: false,
    suspended: SAME_DAY,
    postponed: MORNING_AFTER,
  },
  Soccer: {
    ...BY_POINTS,
    regulationSegments: SPORT_PERIODS.Soccer.regulationSegments,
    minutes: { regulation: 90, official: 90 },
    mayTie: true,
    overtimeCounts: false,
    suspended: { hours: 24 },
    postponed: { hours: 24 },
  },
  Tennis: {
    ...WITHOUT_CLOCK,
    regulationSegments: SPORT_PERIODS.Tennis.regulationSegments,
    scoring: 'sets',
    mayTie: false,
    isComparable: true,
    suspended: 'open',
    postponed: 'open',
  },
  Fighting: {
    ...WITHOUT_CLOCK,
    regulationSegments: SPORT_PERIODS.Fighting.regulationSegments,
    scoring: 'decision',
    mayTie: true,
    isComparable: false,
    // Rounds of five minutes; of three in boxing.
    halfRoundSeconds: 150,
    suspended: { hours: 48 },
    postponed: { hours: 48 },
  },
  Golf: {
    ...WITHOUT_CLOCK,
    regulationSegments: SPORT_PERIODS.Golf.regulationSegments,
    scoring: 'strokes',
    mayTie: true,
    isComparable: false,
    suspended: 'open',
    postponed: 'open',
  },
};

const IN_QUARTERS = { regulationSegments: 4 };
const IN_HALVES = { regulationSegments: 2 };

/** Where a league differs from its sport's row, by the name that feeds give it in capitals. */
export const LEAGUES: Readonly<Record<SportType, ReadonlyMap<string, Partial<SportRow>>>> = {
  Football: new Map([['COLLEGE FOOTBALL', { mayTie: false }]]),
  Basketball: new Map<string, Partial<SportRow>>([
    ['NBA', { ...IN_QUARTERS, minutes: { regulation: 48, official: 43 } }],
    ['NBA PRESEASON', { ...IN_QUARTERS, minutes: { regulation: 48, official: 43 } }],
    ['WNBA', IN_QUARTERS],
    ['EUROLEAGUE', IN_QUARTERS],
    ['COLLEGE BASKETBALL', IN_HALVES],
    ['NCAAB', IN_HALVES],
    // Women have played quarters since 2015.
    ['COLLEGE BASKETBALL WOMEN', IN_QUARTERS],
  ]),
  Baseball: new Map(),
  Hockey: new Map(),
  Soccer: new Map(),
  Tennis: new Map(),
  Fighting: new Map([['BOXING', { halfRoundSeconds: 90 }]]),
  Golf: new Map(),
};

/** The sport's row with what its league does otherwise. */
export const rowOfLeague = ({ sportType, sportSubType }: League): SportRow => ({
  ...SPORTS[sportType],
  ...LEAGUES[sportType].get(sportSubType.trim().toUpperCase()),
});
