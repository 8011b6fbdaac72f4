import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type {
  ContestMatch,
  GameMatch,
  SearchAnswer,
} from '@lineboard/domain/lines/offering/offering-answers.schema';
import type { WagerPick } from '@lineboard/domain/ground/pick/pick';
import { GAME_CELLS, NORMAL_CELLS } from '@lineboard/workers/board/board-cell';

/** The most games and contestants in a list: enough to choose from, and few enough leagues to keep current. */
const MOST_GAMES = 12;
const MOST_CONTESTANTS = 8;

export interface LeagueGames {
  topic: TopicName;
  sportType: string;
  league: string;
  games: readonly GameMatch[];
}

export interface Hits {
  leagues: readonly LeagueGames[];
  contestants: readonly ContestMatch[];
  /** There are more than are shown. */
  hasMore: boolean;
}

/** The results, with games by their leagues in the order of the first one of each. */
export const selectHits = ({ games, contests }: SearchAnswer): Hits => {
  const byTopic = new Map<TopicName, LeagueGames & { games: GameMatch[] }>();
  for (const game of games.slice(0, MOST_GAMES)) {
    const { topic, sportType, sportSubType } = game;
    const league = byTopic.get(topic) ?? { topic, sportType, league: sportSubType, games: [] };
    byTopic.set(topic, league);
    league.games.push(game);
  }
  return {
    leagues: [...byTopic.values()],
    contestants: contests.slice(0, MOST_CONTESTANTS),
    hasMore: games.length > MOST_GAMES || contests.length > MOST_CONTESTANTS,
  };
};

export const selectTopicsOfHits = ({ leagues, contestants }: Hits): TopicName[] => [
  ...new Set([...leagues.map(({ topic }) => topic), ...contestants.map(({ topic }) => topic)]),
];

/** The picks in the list: the main prices of each game, and each contestant. */
export const selectPicksOfHits = ({ leagues, contestants }: Hits): WagerPick[] => [
  ...leagues.flatMap(({ games }) =>
    games.flatMap(({ gameNum }) =>
      NORMAL_CELLS.map((cell): WagerPick => ({ type: 'G', gameNum, periodNumber: 0, ...GAME_CELLS[cell]! })),
    ),
  ),
  ...contestants.map(
    ({ contestNum, contestantNum }): WagerPick => ({ type: 'C', contestNum, contestantNum }),
  ),
];
