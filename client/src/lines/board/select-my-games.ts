import type { BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { GamesOfLeague } from '@lineboard/workers/board/board-view';
import type { MyLegs } from '../../betting/my-legs/collect-my-legs.ts';
import { topicOfLeg } from '../../betting/offering/topic-of-leg.ts';

/** With the scores of their sports they take no topic from a board that is full (`MOST_LEAGUES`). */
const MOST_LEAGUES_OF_MINE = 7;

/** The customer's games by league, those with the next or running game first, and the legs on them. */
export interface MyGamesOfBoard {
  leagues: readonly GamesOfLeague[];
  legs: readonly BetItem[];
}

export const NO_GAMES: MyGamesOfBoard = { leagues: [], legs: [] };

export const selectMyGames = (legs: MyLegs['legs'], store: string): MyGamesOfBoard => {
  const ofGames = legs
    .map(({ item }) => item)
    .filter(({ pick }) => pick.type === 'G')
    .sort((a, b) => a.gameDateTimeMs - b.gameDateTimeMs);
  const byTopic = new Map<TopicName, { gameNums: Set<number>; legs: BetItem[] }>();
  for (const item of ofGames) {
    if (item.pick.type === 'C') continue;
    const topic = topicOfLeg(item, store);
    const league = byTopic.get(topic) ?? { gameNums: new Set<number>(), legs: [] };
    if (!byTopic.has(topic) && byTopic.size >= MOST_LEAGUES_OF_MINE) continue;
    league.gameNums.add(item.pick.gameNum);
    league.legs.push(item);
    byTopic.set(topic, league);
  }
  const leagues = [...byTopic].map(([topic, { gameNums }]) => ({ topic, gameNums: [...gameNums] }));
  return { leagues, legs: [...byTopic.values()].flatMap((league) => league.legs) };
};
