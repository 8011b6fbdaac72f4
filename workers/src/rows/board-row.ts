import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { EmptyRange, RowHead } from '../board/board-frame.ts';
import type { ExtraColumns } from '../board/extra-columns.ts';
import type { LadderMarket } from '../board/ladder-market.ts';

/** A row and its content. */
export type BoardRow = RowHead & { topic: TopicName } & RowSubject;

type RowSubject =
  | { kind: 'league'; league: LeagueSummary }
  | { kind: 'mine'; place: 'heading' | 'below' }
  | { kind: 'mineGame'; gameNum: number }
  | { kind: 'title'; gameNum: number }
  | {
      kind: 'game';
      gameNum: number;
      periodNumber: number;
      isFurtherPeriod: boolean;
      furtherPeriods: number;
      alternates: number;
      isUnfolded: boolean;
      favorites: readonly [boolean, boolean];
      hasDraw: boolean;
      teamTotals: boolean;
      isTeased: boolean;
      extras: ExtraColumns | null;
    }
  | { kind: 'history'; gameNum: number }
  | {
      kind: 'ladderHead';
      gameNum: number;
      markets: readonly LadderMarket[];
      market: LadderMarket;
    }
  | { kind: 'rung'; gameNum: number; periodNumber: number; market: LadderMarket }
  | { kind: 'ladder'; gameNum: number; alternates: number; isWhole: boolean }
  | { kind: 'contest'; contestNum: number; lineKey: string }
  | { kind: 'contestant'; contestNum: number; lineKey: string }
  | { kind: 'propGame'; contestNum: number; teams: readonly string[]; cutoffMs: number }
  | { kind: 'propHead'; lineKeys: readonly string[]; saysCutoff: boolean }
  | { kind: 'prop'; contestNum: number; lineKeys: readonly string[] }
  | { kind: 'skeleton' }
  | { kind: 'empty'; note: RowNote; range: EmptyRange | null };

export type RowNote =
  | 'loading'
  | 'noLines'
  | 'noMatch'
  | 'noTeamTotals'
  | 'notTeased'
  | 'noneInRange'
  | 'failed';

interface LeagueSummary {
  /** Periods that have lines now, in their order; of contests their orders (`contest-order.ts`). */
  periods: readonly number[];
  period: number;
  count: number;
  collapsed: boolean;
  hasTeamTotals: boolean;
  /** The columns next to those of the chosen markets. */
  extras: ExtraColumns | null;
}

/** Alternate lines of a game that show by default, by their numbers. */
export interface ShownAlternates {
  byDefault: readonly number[];
  /** Shown because they were picked: they must not vanish while the customer may press them again. */
  picked: readonly number[];
}

/** By game: kept while it is unfolded, so that a price that moves replaces none of them. */
export type AlternatesByGame = ReadonlyMap<number, ShownAlternates>;

/** When the first line of a league begins that the range of dates leaves out; null when there is none. */
export interface LaterStart {
  topic: TopicName;
  startMs: number | null;
}

/** A kind of topic's rows from its records, before the heading is added. */
export interface TopicContent {
  rows: BoardRow[];
  alternates: AlternatesByGame;
  summary: Omit<LeagueSummary, 'collapsed'>;
  /** Why there are no rows; null when there are some. */
  note: RowNote | null;
  /** When the first line outside the range of dates begins; Infinity when there is none. */
  laterMs: number;
}
