import type { GamePick } from '@lineboard/domain/ground/pick/pick';
import type { Book } from '../../book/book.ts';
import type { Database } from '../../../ground/database/create-database.ts';
import {
  findForeignNumbers,
  findOpenItems,
  findTeams,
  findWageredGames,
} from '../../results/numbers-of-feeds.ts';
import type { NumberOwners } from './number-owners.ts';

/**
 * What the book holds now, and what the database remembers of numbers beyond that.
 *
 * @param ownStores of the configuration: they are there without being made
 */
export const createNumberOwners = (
  book: Pick<Book, 'game' | 'feedOfContest'>,
  { pool }: Pick<Database, 'pool'>,
  ownStores: readonly string[],
): NumberOwners => ({
  ofGame: (gameNum) => book.game(gameNum)?.feedId ?? null,
  ofContest: (contestNum) => book.feedOfContest(contestNum),
  findForeign: (feedId, numbers) => findForeignNumbers(pool, feedId, numbers),
  findWagered: (feedId, gameNums) => findWageredGames(pool, feedId, gameNums),
  findTeams: (feedId, gameNums) => findTeams(pool, feedId, gameNums),
  findStores: async () => {
    const { rows } = await pool.query<{ store: string }>('select store from store');
    return new Set([...ownStores, ...rows.map(({ store }) => store)]);
  },
  findLeagues: async () => {
    const { rows } = await pool.query<{ sport: string; league: string; refused: boolean }>(
      'select sport_type as sport, sport_sub_type as league, refused from league',
    );
    const bySport = Map.groupBy(rows, ({ sport }) => sport);
    return new Map(
      [...bySport].map(([sport, of]) => [
        sport,
        new Map(of.map(({ league, refused }) => [league, refused ? 'refused' : 'taken'])),
      ]),
    );
  },
  findOpenWagers: async (feedId, gameNums) =>
    (await findOpenItems(pool, feedId, gameNums)).map((item) => ({
      sportType: item.sport_type,
      sportSubType: item.sport_sub_type,
      pick: {
        type: 'G',
        gameNum: item.game_num ?? 0,
        periodNumber: item.period_number ?? 0,
        market: item.wager_type,
        side: item.side,
      } as GamePick,
      finalLine: item.final_line,
      threeWay: item.three_way,
      listedPitcher1: item.listed_pitcher1,
      listedPitcher2: item.listed_pitcher2,
      pitcher1ReqFlag: item.pitcher1_req_flag,
      pitcher2ReqFlag: item.pitcher2_req_flag,
    })),
});
