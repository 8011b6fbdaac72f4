import { MOST_TOPICS, type TopicName } from '@lineboard/domain/lines/book/topic';
import type { DateFilter } from '@lineboard/domain/lines/offering/date-filter';
import type { SportMenuItem } from '@lineboard/domain/lines/offering/offering-answers.schema';
import type { BoardView } from '@lineboard/workers/board/board-view';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { CallError } from '../../ground/calls/call-book.ts';
import { selectLiveTopics, selectOfSport } from './select-live-topics.ts';
import { createUnfolding, type UnfoldedGames, type Unfolding } from './unfolded-games.ts';

/**
 * A league on the board. `onlyContests` holds the contests that were opened from a game, or the description of the one
 * that the address names; null shows all. A league of contests has their order as its period (`contest-order.ts`).
 */
export interface ChosenLeague {
  topic: TopicName;
  onlyContests: readonly number[] | string | null;
  period: number;
  collapsed: boolean;
}

/** A league, or a game or contest in it. */
export interface BoardTarget {
  topic: TopicName;
  gameNum?: number;
  contestNum?: number;
}

export interface OfferingState extends UnfoldedGames {
  /** null until the first answer. */
  menu: readonly SportMenuItem[] | null;
  menuError: CallError | null;
  leagues: readonly ChosenLeague[];
  /** The leagues of the Live section: those of its sport with games in play, by the menu's counts. */
  liveLeagues: readonly ChosenLeague[];
  /** The league that a phone shows. */
  activeTopic: TopicName | null;
  /** The last target: the board scrolls it into view, once for each object. */
  target: BoardTarget | null;
  search: string;
  dateFilter: DateFilter;
  /** The Live section is open: games in play of every sport, whatever leagues are chosen. */
  onlyLive: boolean;
  /** The sport that the Live section is limited to, as the address names it. */
  liveSport: string | null;
  /** The target game, once its row is there: the page is named after it. */
  targetNames: { gameNum: number; team1: string; team2: string } | null;
  /** The board was chosen: by its address, a bookmark, the site or by hand. */
  isChosen: boolean;
  teamTotals: boolean;
  /** The customer's games, which have a section of their own; none while that isn't wanted. */
  mine: BoardView['mine'];
}

/** What a board shows, as its address says it: its leagues, and the target league, or the target game in it. */
export interface ShownBoard {
  leagues: readonly ChosenLeague[];
  activeTopic: TopicName | null;
  gameNum: number | null;
}

/** The most leagues on one board. The other topics of a socket are for picks whose leagues have left the board. */
export const MOST_LEAGUES = MOST_TOPICS - 14;

/** The result of opening a league or a contest. */
export type OpenResult = 'opened' | 'alreadyOpen' | 'boardFull';

interface OfferingActions extends Unfolding {
  applyMenu: (menu: readonly SportMenuItem[]) => void;
  failMenu: (error: CallError | null) => void;
  /**
   * Shows a whole league, starting at a game if one is named.
   * @returns `alreadyOpen` for a contest that was opened from a game (spec 1 §4)
   */
  chooseLeague: (topic: TopicName, gameNum?: number) => OpenResult;
  /** Scrolls to a league that is on the board. */
  showLeague: (topic: TopicName) => void;
  dropLeague: (topic: TopicName) => void;
  dropAllLeagues: () => void;
  /** Replaces the board by the leagues of a bookmark. */
  restoreLeagues: (topics: readonly TopicName[]) => void;
  /** Replaces the board by that of an address; leagues that stay keep their folded state. */
  restoreBoard: (board: ShownBoard) => void;
  /** Shows one contest that is linked to a game. */
  openContest: (topic: TopicName, contestNum: number) => OpenResult;
  /** Changes a league in the open section. */
  changeLeague: (topic: TopicName, changed: Partial<Pick<ChosenLeague, 'period' | 'collapsed'>>) => void;
  /** Opens the Live section, of one sport if one is named, or the chosen leagues. */
  showSection: (onlyLive: boolean, sport: string | null) => void;
  /** Periods of the Live section's leagues; the full game for those that aren't named. */
  showLivePeriods: (periods: ReadonlyMap<TopicName, number>) => void;
  changeOffering: (
    changed: Partial<
      Pick<
        OfferingState,
        'activeTopic' | 'search' | 'dateFilter' | 'onlyLive' | 'targetNames' | 'teamTotals' | 'mine'
      >
    >,
  ) => void;
}

export type OfferingStore = OfferingState & OfferingActions;

export const createLeague = (
  topic: TopicName,
  onlyContests: ChosenLeague['onlyContests'] = null,
): ChosenLeague => ({
  topic,
  onlyContests,
  period: 0,
  collapsed: false,
});

const createTarget = (topic: TopicName, gameNum: number | null | undefined): BoardTarget =>
  typeof gameNum === 'number' ? { topic, gameNum } : { topic };

/**
 * The leagues with games in play; those that were there before keep their objects, and so does the list when none came
 * or went.
 */
const selectLiveLeagues = (
  menu: readonly SportMenuItem[],
  before: readonly ChosenLeague[],
  liveSport: string | null,
): readonly ChosenLeague[] => {
  const topics = selectLiveTopics(selectOfSport(menu, liveSport), MOST_LEAGUES);
  const isSame = topics.join() === before.map(({ topic }) => topic).join();
  return isSame
    ? before
    : topics.map((topic) => before.find((league) => league.topic === topic) ?? createLeague(topic));
};

/** The league with one more contest; the same object when that is shown already. */
const addContest = (league: ChosenLeague, contestNum: number): ChosenLeague => {
  const shown = league.onlyContests;
  if (shown === null || (typeof shown !== 'string' && shown.includes(contestNum))) return league;
  // The league shows its other parts, too, and not only the contest that the address names.
  return { ...league, onlyContests: typeof shown === 'string' ? null : [...shown, contestNum] };
};

type LeagueActions = Pick<
  OfferingActions,
  | 'chooseLeague'
  | 'showLeague'
  | 'dropLeague'
  | 'dropAllLeagues'
  | 'restoreLeagues'
  | 'restoreBoard'
  | 'openContest'
>;

/** Puts leagues on the board and takes them off. */
const createLeagueActions = (
  set: StoreApi<OfferingStore>['setState'],
  get: () => OfferingState,
): LeagueActions => ({
  chooseLeague: (topic, gameNum) => {
    const { leagues } = get();
    const target = createTarget(topic, gameNum);
    // No filter of the board hides the target game.
    const whole = gameNum === undefined ? {} : ({ search: '', dateFilter: 'none' } as const);
    const present = leagues.find((league) => league.topic === topic);
    if (present === undefined) {
      if (leagues.length >= MOST_LEAGUES) return 'boardFull';
      set({
        leagues: [...leagues, createLeague(topic)],
        activeTopic: topic,
        target,
        isChosen: true,
        ...whole,
      });
      return 'opened';
    }
    const wasLinked = present.onlyContests !== null && typeof present.onlyContests !== 'string';
    set({
      leagues: leagues.map((league) =>
        league === present
          ? {
              ...league,
              onlyContests: null,
              collapsed: false,
              period: gameNum === undefined ? league.period : 0,
            }
          : league,
      ),
      activeTopic: topic,
      target,
      ...whole,
    });
    return wasLinked ? 'alreadyOpen' : 'opened';
  },

  showLeague: (topic) => set({ activeTopic: topic, target: { topic } }),

  dropLeague: (topic) => {
    const leagues = get().leagues.filter((league) => league.topic !== topic);
    const { activeTopic } = get();
    set({ leagues, activeTopic: activeTopic === topic ? (leagues[0]?.topic ?? null) : activeTopic });
  },

  dropAllLeagues: () => set({ leagues: [], activeTopic: null, target: null }),

  restoreLeagues: (topics) => {
    const unique = [...new Set(topics)].slice(0, MOST_LEAGUES);
    set({
      leagues: unique.map((topic) => createLeague(topic)),
      activeTopic: unique[0] ?? null,
      isChosen: true,
    });
  },

  restoreBoard: ({ leagues, activeTopic, gameNum }) => {
    const before = get().leagues;
    set({
      leagues: leagues.slice(0, MOST_LEAGUES).map((league) => ({
        ...league,
        collapsed: before.find(({ topic }) => topic === league.topic)?.collapsed ?? league.collapsed,
      })),
      activeTopic,
      target: activeTopic === null ? null : createTarget(activeTopic, gameNum),
      isChosen: true,
    });
  },

  openContest: (topic, contestNum) => {
    const { leagues } = get();
    const present = leagues.find((league) => league.topic === topic);
    // A phone shows one league at a time: the contest's.
    const shown = { activeTopic: topic, target: { topic, contestNum } };
    if (present === undefined) {
      if (leagues.length >= MOST_LEAGUES) return 'boardFull';
      set({ leagues: [...leagues, createLeague(topic, [contestNum])], ...shown, isChosen: true });
      return 'opened';
    }
    const changed = addContest(present, contestNum);
    set({ leagues: leagues.map((league) => (league === present ? changed : league)), ...shown });
    return changed === present ? 'alreadyOpen' : 'opened';
  },
});

export const createOfferingStore = (): UseBoundStore<StoreApi<OfferingStore>> =>
  create<OfferingStore>()((set, get) => ({
    menu: null,
    menuError: null,
    leagues: [],
    liveLeagues: [],
    activeTopic: null,
    target: null,
    search: '',
    dateFilter: 'none',
    onlyLive: false,
    liveSport: null,
    targetNames: null,
    isChosen: false,
    teamTotals: false,
    unfolded: [],
    wholeLadders: [],
    ladderMarkets: [],
    mine: [],

    applyMenu: (menu) =>
      set({
        menu,
        menuError: null,
        liveLeagues: selectLiveLeagues(menu, get().liveLeagues, get().liveSport),
      }),
    failMenu: (menuError) => set({ menuError }),

    ...createLeagueActions(set, get),

    changeLeague: (topic, changed) => {
      const change = (leagues: readonly ChosenLeague[]): ChosenLeague[] =>
        leagues.map((league) => (league.topic === topic ? { ...league, ...changed } : league));
      const { onlyLive, leagues, liveLeagues } = get();
      set(onlyLive ? { liveLeagues: change(liveLeagues) } : { leagues: change(leagues) });
    },

    showSection: (onlyLive, sport) => {
      const liveSport = onlyLive ? sport : null;
      const { menu, liveLeagues, ...before } = get();
      if (before.onlyLive === onlyLive && before.liveSport === liveSport) return;
      const leagues = menu === null ? liveLeagues : selectLiveLeagues(menu, liveLeagues, liveSport);
      set({ onlyLive, liveSport, liveLeagues: leagues });
    },

    showLivePeriods: (periods) =>
      set({
        liveLeagues: get().liveLeagues.map((league) => ({
          ...league,
          period: periods.get(league.topic) ?? 0,
        })),
      }),

    ...createUnfolding(get, set),

    changeOffering: (changed) => set(changed),
  }));

/** The leagues of the open section. */
export const selectShownLeagues = ({
  onlyLive,
  leagues,
  liveLeagues,
}: OfferingState): readonly ChosenLeague[] => (onlyLive ? liveLeagues : leagues);

/** The board of the chosen leagues, whatever section is open. */
export const selectShownBoard = ({ leagues, activeTopic, target }: OfferingState): ShownBoard => ({
  leagues,
  activeTopic,
  gameNum: target !== null && target.topic === activeTopic ? (target.gameNum ?? null) : null,
});

/** The only offering store of this page. */
export const useOffering = createOfferingStore();
