import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { EmptyRange, RowHead } from '../board/board-frame.ts';
import type { ExtraColumns } from '../board/extra-columns.ts';
import type { LadderMarket } from '../board/ladder-market.ts';

/** A row and what it shows. */
export type BoardRow = RowHead & { topic: TopicName } & RowSubject;

type RowSubject =
  | { kind: 'league'; league: LeagueSummary }
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
  /** Periods that have lines now, in their order. */
  periods: readonly number[];
  period: number;
  count: number;
  collapsed: boolean;
  hasTeamTotals: boolean;
  /** Beside the columns of the chosen markets. */
  extras: ExtraColumns | null;
}

/** Alternate lines of a game that show before all of them are asked for, by their numbers. */
export interface ShownAlternates {
  byDefault: readonly number[];
  /** Shown because they were picked: they don't vanish from under whoever presses them again. */
  picked: readonly number[];
}

/** By game: kept while it is unfolded, so that a price that moves replaces none of them. */
export type AlternatesByGame = ReadonlyMap<number, ShownAlternates>;

/** When the first line of a league begins that is left out by the range of dates; null when none does. */
export interface LaterStart {
  topic: TopicName;
  startMs: number | null;
}

/** What a kind of topic makes of its records, before the heading is put on. */
export interface TopicContent {
  rows: BoardRow[];
  alternates: AlternatesByGame;
  summary: Omit<LeagueSummary, 'collapsed'>;
  /** Why there are no rows; null when there are some. */
  note: RowNote | null;
  /** When what the range of dates leaves out begins; Infinity when nothing does. */
  laterMs: number;
}
