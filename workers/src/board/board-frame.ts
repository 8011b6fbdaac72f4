import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { GamePhase, GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import type { PickKey } from '@lineboard/domain/ground/pick/pick';
import type { Quote } from '@lineboard/domain/betting/quote/quote';
import type { LadderMarket } from './ladder-market.ts';

/**
 * What the worker hands to the page, at most one message per tick. It carries only what the page shows: the splice of
 * the row list when rows came or went, the details of rows that came into view, and the cells that changed as one flat
 * array of numbers whose buffer is transferred, so that nothing grows with the size of the book.
 */
export interface BoardFrame {
  /** Grows with every splice: indexes of this frame point into the row list after it. */
  revision: number;
  splice: RowSplice | null;
  details: ReadonlyArray<readonly [rowKey: RowKey, detail: RowDetail]>;
  /** `CELL_STRIDE` numbers for each cell, laid out as `CELL_FIELD` says. NaN stands for "there is none". */
  cells: Float64Array<ArrayBuffer>;
  /** Quotes of watched picks that changed; null when the book doesn't have the line. */
  quotes: ReadonlyArray<readonly [PickKey, WatchedQuote | null]>;
  /** Followed picks of which something changed. */
  followed: ReadonlyArray<readonly [PickKey, FollowedPick]>;
}

export type RowKey = string;

export type RowKind =
  | 'league'
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

/** A row as the list needs it: who it is and how many lines high. */
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

/** A quote with the position that the slip sends as what was seen. */
export interface WatchedQuote extends WatchedScore {
  quote: Quote;
  epoch: string;
}

/** How the game of a pick stands. */
export interface WatchedScore {
  /** null of contests, and while the game has none. */
  score: GameScore | null;
  /** false: the score may be old, its topic or its feed being behind. */
  isScoreFresh: boolean;
}

/** What the book says of a pick that was bet on: where its line is now, and its game. */
export interface FollowedPick extends WatchedScore {
  /** null when the book doesn't have the line. */
  quote: Quote | null;
}

/** Places in a cell's run of numbers. */
export const CELL_FIELD = {
  rowIndex: 0,
  cell: 1,
  price: 2,
  points: 3,
  state: 4,
  move: 5,
  moveSequence: 6,
  version: 7,
} as const;

export const CELL_STRIDE = 8;

/** States of a cell, as numbers on the way and names on the page. */
export const CELL_STATES = ['none', 'open', 'circled', 'held', 'doubted', 'suspended', 'stale'] as const;
export type CellState = (typeof CELL_STATES)[number];

/** Directions of a move. `changed` has none: a price came where there was none. */
export const CELL_MOVES = ['none', 'up', 'down', 'changed'] as const;
export type CellMove = (typeof CELL_MOVES)[number];

export type RowDetail =
  | LeagueDetail
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

/** What stands beside the columns of the chosen markets. */
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
  /** Of team 1 and team 2: marked by the customer. */
  favorites: readonly [boolean, boolean];
  pitcher1: string | null;
  pitcher2: string | null;
  startMs: number;
  hasDraw: boolean;
  teamTotals: boolean;
  extras: ExtrasDetail | null;
  /** Numbers of the contests linked to this game. */
  contests: readonly number[];
  /** How many other periods and alternate lines this game has, and whether they and its history are unfolded. */
  furtherPeriods: number;
  alternates: number;
  isUnfolded: boolean;
  score: { phase: GamePhase; clock: string; score1: number; score2: number } | null;
  /** Maximum of circled markets in cents, null where not circled. */
  circledMaxCents: { S: number | null; M: number | null; L: number | null; E: number | null };
}

/** Under an unfolded game: how its line moved. The points are fetched by the page. */
export interface HistoryDetail {
  kind: 'history';
  topic: TopicName;
  gameNum: number;
  team1: string;
  team2: string;
}

/** Above the alternate lines of an unfolded game: which of its markets they show, and which price is whose. */
export interface LadderHeadDetail {
  kind: 'ladderHead';
  gameNum: number;
  team1: string;
  team2: string;
  /** Those of which the game has alternate lines. */
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
 * Under the alternate lines of an unfolded game that has more than show by default: shows the rest, or hides it again.
 */
export interface LadderDetail {
  kind: 'ladder';
  topic: TopicName;
  gameNum: number;
  team1: string;
  team2: string;
  /** How many alternate lines the game has, and whether all of them show. */
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

/** Above the props of a game that ask the same: what that is, and until when where no heading above says so. */
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
  /** Of the over and the under, or the yes and the no. */
  contestantNums: readonly [number, number];
}

/** Why a league shows no rows, or that they are on their way. */
export interface NoteDetail {
  kind: 'note';
  topic: TopicName;
  note: 'loading' | 'noLines' | 'noMatch' | 'noTeamTotals' | 'notTeased' | 'noneInRange' | 'failed';
  /** Of `noneInRange`; null else. */
  range: EmptyRange | null;
}

/** Leagues that have nothing within the range of dates, and which of them begins next after it. */
export interface EmptyRange {
  topics: readonly TopicName[];
  next: { topic: TopicName; startMs: number | null };
}
