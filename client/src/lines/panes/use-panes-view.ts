import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { SportMenuItem } from '@lineboard/domain/lines/offering/offering-answers.schema';
import type { BoardView, LeagueView } from '@lineboard/workers/board/board-view';
import { NO_EXTRA_ROOM } from '@lineboard/workers/board/extra-columns';
import { useCallback, useEffect, useId, useMemo } from 'react';
import { useFoundLines } from '../../betting/offering/found-lines-store.ts';
import { MOST_LEAGUES, useOffering } from '../../betting/offering/offering-store.ts';
import { selectLiveTopics, selectOfSport } from '../../betting/offering/select-live-topics.ts';
import type { UnfoldedGames } from '../../betting/offering/unfolded-games.ts';
import { useSame } from '../../ground/ui/use-same.ts';
import { calculateExtraRoom } from '../board/board-room.ts';
import { useBoardView } from '../board/use-board-view.ts';
import { useHeldTopics } from '../board/use-held-topics.ts';
import { findLeague, type PaneSubject } from './pane-subjects.ts';

/** A pane that is drawn. */
export interface ShownPane {
  id: string;
  subject: PaneSubject;
  widthPx: number;
  /** What is unfolded in it. */
  games: UnfoldedGames;
}

/** The leagues of a pane; none for one of bets, or of a league that the book doesn't offer. */
const listTopics = (menu: readonly SportMenuItem[], subject: PaneSubject): readonly TopicName[] => {
  if (subject.kind === 'league') return [findLeague(menu, subject)?.topic ?? []].flat();
  return subject.kind === 'live' ? selectLiveTopics(selectOfSport(menu, subject.sport), MOST_LEAGUES) : [];
};

const countOf = (menu: readonly SportMenuItem[], topic: TopicName): number =>
  menu.flatMap(({ subSports }) => subSports).find((subSport) => subSport.topic === topic)?.count ?? 1;

const viewLeagues = (
  menu: readonly SportMenuItem[],
  { id, subject, widthPx, games }: ShownPane,
  topics: readonly TopicName[],
): LeagueView[] =>
  topics.map((topic) => ({
    topic,
    period: subject.kind === 'league' ? subject.period : 0,
    collapsed: false,
    onlyContests: null,
    expectedRows: countOf(menu, topic),
    pane: { id, onlyLive: subject.kind === 'live', extraRoom: calculateExtraRoom(widthPx), ...games },
  }));

/** Each pane has its leagues by its id, and how many of them the page's socket has no room for. */
export type PaneLeagues = ReadonlyMap<string, { topics: readonly TopicName[]; beyond: number }>;

const NO_MENU: readonly SportMenuItem[] = [];

/**
 * Shows the panes instead of the board, and holds their lines for as long as they are drawn.
 * @param shown the same object while they are the same
 */
export const usePanesView = (shown: readonly ShownPane[]): PaneLeagues => {
  const menu = useOffering((state) => state.menu) ?? NO_MENU;
  const named = useSame(shown.map(({ id, subject }) => ({ id, topics: listTopics(menu, subject) })));
  const leagues = useSame(shown.flatMap((pane, at) => viewLeagues(menu, pane, named[at]?.topics ?? [])));
  const adapt = useCallback(
    (view: BoardView): BoardView => ({
      ...view,
      leagues,
      mine: [],
      search: '',
      dateFilter: 'none',
      onlyLive: false,
    }),
    [leagues],
  );
  useBoardView(false, NO_EXTRA_ROOM, adapt);

  const who = useId();
  const topics = useSame([...new Set(named.flatMap((pane) => pane.topics))]);
  useEffect(() => useFoundLines.getState().list(who, topics, []), [who, topics]);
  useEffect(() => () => useFoundLines.getState().list(who, [], []), [who]);

  const held = useHeldTopics();
  const isListed = useFoundLines((state) => state.lists.get(who)?.topics === topics);
  return useMemo(
    () =>
      new Map(
        named.map(({ id, topics: own }) => {
          // Until they are asked for nobody knows.
          const beyond = isListed ? own.filter((topic) => !held.has(topic)).length : 0;
          return [id, { topics: own, beyond }];
        }),
      ),
    [named, held, isListed],
  );
};
