import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { Favorite } from '@lineboard/domain/account/settings/favorite';
import type { DefaultSpreadDisplay } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import type { DateFilter } from '@lineboard/domain/lines/offering/date-filter';
import { type ExtraRoom, NO_EXTRA_ROOM } from './extra-columns.ts';
import type { LadderMarket } from './ladder-market.ts';

/** What the page wants to see. The worker turns it and the book into rows. */
export interface BoardView {
  /** Leagues in the order in which they were chosen. */
  leagues: readonly LeagueView[];
  /** Leagues that come before the others, and teams whose games do in their league. */
  favorites: readonly Favorite[];
  /** Games that have a section of their own above all leagues, by league; empty: none. */
  mine: readonly GamesOfLeague[];
  /** Filters from 3 characters on. */
  search: string;
  dateFilter: DateFilter;
  /** The customer's, or the book's for visitors: it decides what "today" means. */
  timeZone: string;
  /** Only games in play. */
  onlyLive: boolean;
  teamTotals: boolean;
  /** The room in a game's row next to the columns of its chosen markets. */
  extraRoom: ExtraRoom;
  /**
   * The ticket is a teaser: the sports that it takes, of which only full games show (HR-12). null for every other
   * wager.
   */
  teaserSports: readonly string[] | null;
  /** Games whose history, further periods and alternate lines are unfolded. */
  unfolded: readonly number[];
  /** How many alternate lines an unfolded game shows; games in `wholeLadders` show all. */
  spreadDisplay: DefaultSpreadDisplay;
  wholeLadders: readonly number[];
  /** Games whose ladder shows another market than its first, and which. */
  ladderMarkets: ReadonlyArray<readonly [gameNum: number, market: LadderMarket]>;
  /** Alternate lines on the slip, `gameNum.periodNumber`: shown in addition to the default ones. */
  pickedAlternates: readonly string[];
}

/** Some games of a league, which may be none of the board's. */
export interface GamesOfLeague {
  topic: TopicName;
  gameNums: readonly number[];
}

export interface LeagueView {
  topic: TopicName;
  /** The chosen period; the first that has lines when this one has none. Of contests their order. */
  period: number;
  collapsed: boolean;
  /** The topic's contests that are shown, by number or by the description in an address; null for all. */
  onlyContests: readonly number[] | string | null;
  /** The number of rows to reserve while the lines are loading. */
  expectedRows: number;
  /** Left out for a league of the board. The same league may be in several panes, and in each only once. */
  pane?: PaneView;
}

/** One of several lists that the page shows instead of the board: what is its own, and not the whole view's. */
export interface PaneView
  extends Pick<BoardView, 'onlyLive' | 'extraRoom' | 'unfolded' | 'wholeLadders' | 'ladderMarkets'> {
  /** The keys of its rows begin with it, and a colon: `p1:l/lines/…`. */
  id: string;
}

export const EMPTY_VIEW: BoardView = {
  leagues: [],
  favorites: [],
  mine: [],
  search: '',
  dateFilter: 'none',
  timeZone: 'America/New_York',
  onlyLive: false,
  teamTotals: false,
  extraRoom: NO_EXTRA_ROOM,
  teaserSports: null,
  unfolded: [],
  spreadDisplay: { football: 0, basketball: 0, live: 0, others: 0 },
  wholeLadders: [],
  ladderMarkets: [],
  pickedAlternates: [],
};

/** The drawn rows, both inclusive. */
export interface RowWindow {
  first: number;
  last: number;
}
