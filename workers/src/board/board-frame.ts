import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import type { PickKey } from '@lineboard/domain/ground/pick/pick';
import type { Quote } from '@lineboard/domain/betting/quote/quote';
import type { NoSaleOffer, SaleOffer } from '@lineboard/domain/betting/selling/judge-sale';
import type { LadderMarket } from './ladder-market.ts';

/**
 * The worker's message to the page, at most one per tick. It carries only what the page shows: the splice of the row
 * list when rows came or went, the details of rows that came into view, and the cells that changed as one flat array of
 * numbers whose buffer is transferred, so that nothing grows with the size of the book.
 */
export interface BoardFrame {
  /** Grows with every splice: indexes of this frame refer to the row list after it. */
  revision: number;
  splice: RowSplice | null;
  details: ReadonlyArray<readonly [rowKey: RowKey, detail: RowDetail]>;
  /** `CELL_STRIDE` numbers for each cell, laid out as `CELL_FIELD` says. NaN means that there is none. */
  cells: Float64Array<ArrayBuffer>;
  /** Quotes of watched picks that changed; null when the book doesn't have the line. */
  quotes: ReadonlyArray<readonly [PickKey, WatchedQuote | null]>;
  /** Followed picks with a change. */
  followed: ReadonlyArray<readonly [PickKey, FollowedPick]>;
  /** What the book pays for open bets, by the page's names of them, where that changed. */
  sales: ReadonlyArray<readonly [string, SaleReport]>;
}

/** `notFollowed`: the lines of its games are none that the page holds. */
export type SaleReport = SaleOffer | NoSaleOffer | 'notFollowed';

export type RowKey = string;

export type RowKind =
  | 'league'
  | 'mine'
  | 'mineGame'
  | 'title'
  | 'game'
  | 'history'
  | 'ladderHead'
  | 'rung'
  | 'ladder'
  | 'contest'
  | 'contestant'
  | 'propGame'
  | 'propHead'
  | 'prop'
  | 'skeleton'
  | 'empty';

/** A row as the list needs it: its key and its height in lines. */
export interface RowHead {
  key: RowKey;
  kind: RowKind;
  lines: number;
}

export interface RowSplice {
  at: number;
  removed: number;
  inserted: readonly RowHead[];
}

/** A quote with the position that the slip sends as seen. */
export interface WatchedQuote extends WatchedScore {
  quote: Quote;
  epoch: string;
}

/** The score of a pick's game. */
export interface WatchedScore {
  /** null for contests, and while the game has none. */
  score: GameScore | null;
  /** false: the score may be old, because its topic or its feed is behind. */
  isScoreFresh: boolean;
}

/** The book's state of a pick in a bet: where its line is now, and its game. */
export interface FollowedPick extends WatchedScore {
  /** null when the book doesn't have the line. */
  quote: Quote | null;
  /** A topic that may have the line hasn't come yet. */
  isLineAwaited: boolean;
}

/** Offsets in a cell's run of numbers. */
export const CELL_FIELD = {
  rowIndex: 0,
  cell: 1,
  price: 2,
  points: 3,
  state: 4,
  move: 5,
  moveSequence: 6,
  version: 7,
  teased: 8,
} as const;

export const CELL_STRIDE = 9;

/** States of a cell, as numbers on the way and names on the page. */
export const CELL_STATES = ['none', 'open', 'circled', 'held', 'doubted', 'suspended', 'stale'] as const;
export type CellState = (typeof CELL_STATES)[number];

/** Directions of a move. `changed` has none: a price came where there was none. */
export const CELL_MOVES = ['none', 'up', 'down', 'changed'] as const;
export type CellMove = (typeof CELL_MOVES)[number];

export type RowDetail =
  | LeagueDetail
  | MineDetail
  | MineGameDetail
  | TitleDetail
  | GameDetail
  | HistoryDetail
  | LadderHeadDetail
  | RungDetail
  | LadderDetail
  | ContestDetail
  | ContestantDetail
  | PropHeadDetail
  | PropDetail
  | NoteDetail;

/** A period, and the key of its words in the catalogue `period`. */
export interface PeriodName {
  periodNumber: number;
  label: string;
}

/** The columns next to those of the chosen markets. */
export interface ExtrasDetail {
  teamTotals: boolean;
  periods: readonly PeriodName[];
}

export interface LeagueDetail {
  kind: 'league';
  topic: TopicName;
  /** sportSubType of games, contestType2 of contests. */
  name: string;
  /** sportType of games, contestType of contests. */
  group: string;
  isContest: boolean;
  periods: readonly PeriodName[];
  period: number;
  /** Rows beneath the heading, other periods of unfolded games not counted. */
  count: number;
  collapsed: boolean;
  hasTeamTotals: boolean;
  extras: ExtrasDetail | null;
}

/** Above the games that have a section of their own; or, below a league's heading, that all of its games are there. */
export interface MineDetail {
  kind: 'mine';
  place: 'heading' | 'below';
}

/** Under a game of that section: the page says what it knows of it. */
export interface MineGameDetail {
  kind: 'mineGame';
  gameNum: number;
}

export interface TitleDetail {
  kind: 'title';
  text: string;
}

export interface GameDetail {
  kind: 'game';
  topic: TopicName;
  epoch: string;
  gameNum: number;
  periodNumber: number;
  periodLabel: string;
  /** A further period of the game above it. */
  isFurtherPeriod: boolean;
  team1: string;
  team2: string;
  rotation1: number;
  rotation2: number;
  /** Whether the customer starred team 1 and team 2. */
  favorites: readonly [boolean, boolean];
  pitcher1: string | null;
  pitcher2: string | null;
  startMs: number;
  hasDraw: boolean;
  teamTotals: boolean;
  /** The ticket is a teaser: there are no moneylines. */
  isTeased: boolean;
  extras: ExtrasDetail | null;
  /** Numbers of the contests linked to this game. */
  contests: readonly number[];
  /** The number of other periods and alternate lines of this game, and whether they and its history are unfolded. */
  furtherPeriods: number;
  alternates: number;
  isUnfolded: boolean;
  feedId: string;
  score: ShownGameScore | null;
  /** Maximum of circled markets in cents, null where not circled. */
  circledMaxCents: { S: number | null; M: number | null; L: number | null; E: number | null };
}

/**
 * What a row shows of its game's score: the moment as the sport's row has it, and segments where lines count them
 * rather than the score.
 */
export type ShownGameScore = Pick<
  GameScore,
  'phase' | 'clock' | 'score1' | 'score2' | 'situation' | 'segments'
>;

/** Under an unfolded game: how its line moved. The page fetches the points. */
export interface HistoryDetail {
  kind: 'history';
  topic: TopicName;
  gameNum: number;
  team1: string;
  team2: string;
}

/** Above the alternate lines of an unfolded game: the market that they show, and the sides of their prices. */
export interface LadderHeadDetail {
  kind: 'ladderHead';
  gameNum: number;
  team1: string;
  team2: string;
  /** The markets in which the game has alternate lines. */
  markets: readonly LadderMarket[];
  market: LadderMarket;
}

/** One number of a ladder with its two prices. */
export interface RungDetail {
  kind: 'rung';
  topic: TopicName;
  epoch: string;
  gameNum: number;
  /** 0 is the game's own line among its alternates. */
  periodNumber: number;
  market: LadderMarket;
  team1: string;
  team2: string;
}

/**
 * Under the alternate lines of an unfolded game that has more than the default number: shows the rest, or hides it
 * again.
 */
export interface LadderDetail {
  kind: 'ladder';
  topic: TopicName;
  gameNum: number;
  team1: string;
  team2: string;
  /** The number of alternate lines of the game, and whether all of them show. */
  alternates: number;
  isWhole: boolean;
}

export interface ContestDetail {
  kind: 'contest';
  topic: TopicName;
  contestNum: number;
  title: string;
  description: string;
  cutoffMs: number;
}

export interface ContestantDetail {
  kind: 'contestant';
  topic: TopicName;
  epoch: string;
  contestNum: number;
  contestantNum: number;
  contest: string;
  name: string;
  rotation: number;
  circledMaxCents: number | null;
}

/** Above the props of a game with the same question: the question, and its deadline when no heading above says it. */
export interface PropHeadDetail {
  kind: 'propHead';
  market: string;
  answers: 'overUnder' | 'yesNo';
  cutoffMs: number | null;
}

export interface PropDetail {
  kind: 'prop';
  topic: TopicName;
  epoch: string;
  contestNum: number;
  subject: string;
  team: string | null;
  market: string;
  answers: 'overUnder' | 'yesNo';
  points: number | null;
  /** The contestants of over and under, or of yes and no. */
  contestantNums: readonly [number, number];
}

/** Why a league shows no rows, or that they are loading. */
export interface NoteDetail {
  kind: 'note';
  topic: TopicName;
  note: 'loading' | 'noLines' | 'noMatch' | 'noTeamTotals' | 'notTeased' | 'noneInRange' | 'failed';
  /** For `noneInRange`; null otherwise. */
  range: EmptyRange | null;
}

/** Leagues without anything in the range of dates, and the one that begins next after it. */
export interface EmptyRange {
  topics: readonly TopicName[];
  next: { topic: TopicName; startMs: number | null };
}
