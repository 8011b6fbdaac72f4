/**
 * Says which feed owns a number beyond what the book holds. A game or contest that wagers were taken on, or whose
 * result was told, stays with the feed that they came from: another feed that named it later would decide bets that
 * were never its own.
 */
import type pg from 'pg';
import type { Selectable } from 'kysely';
import type { Tables } from '../../ground/database/tables.ts';

export interface FeedNumbers {
  games: readonly number[];
  contests: readonly number[];
}

/** The other feed that has each number; a number that is nobody else's is not in it. */
export interface ForeignNumbers {
  games: ReadonlyMap<number, string>;
  contests: ReadonlyMap<number, string>;
}

type Querying = Pick<pg.Pool, 'query'>;
type StoredItem = Selectable<Tables['wager_item']>;

/** "Any but this one" as two ranges: both are one look into the index, however many wagers the number has. */
const foreignOf = (kind: 'game' | 'contest', parameter: string): string => `
select '${kind}' as kind, n.num, other.feed_id
from unnest(${parameter}::bigint[]) as n (num) cross join lateral (
  (select feed_id from wager_item where ${kind}_num = n.num and feed_id < $1 limit 1)
  union all (select feed_id from wager_item where ${kind}_num = n.num and feed_id > $1 limit 1)
  union all (select feed_id from ${kind}_result where ${kind}_num = n.num and feed_id <> $1 limit 1)
  limit 1
) as other`;

const FOREIGN_NUMBERS = `${foreignOf('game', '$2')} union all ${foreignOf('contest', '$3')}`;

export const findForeignNumbers = async (
  client: Querying,
  feedId: string,
  { games, contests }: FeedNumbers,
): Promise<ForeignNumbers> => {
  const { rows } = await client.query<{ kind: 'game' | 'contest'; num: number; feed_id: string }>({
    name: 'find-foreign-numbers',
    text: FOREIGN_NUMBERS,
    values: [feedId, games, contests],
  });
  const found = { games: new Map<number, string>(), contests: new Map<number, string>() };
  for (const { kind, num, feed_id } of rows)
    (kind === 'game' ? found.games : found.contests).set(num, feed_id);
  return found;
};

/** Games that wagers were taken on from this feed, or before feeds were noted and are still there. */
export const findWageredGames = async (
  client: Querying,
  feedId: string,
  gameNums: readonly number[],
): Promise<ReadonlySet<number>> => {
  const { rows } = await client.query<{ num: number }>({
    name: 'find-wagered-games',
    text: `select n.num from unnest($2::bigint[]) as n (num) where
             exists (select 1 from wager_item where game_num = n.num and feed_id = $1)
             or exists (select 1 from wager_item where game_num = n.num and feed_id is null and open)`,
    values: [feedId, gameNums],
  });
  return new Set(rows.map(({ num }) => num));
};

/** The teams of games that wagers of this feed were taken on, as the first of them was written. */
export const findTeams = async (
  client: Querying,
  feedId: string,
  gameNums: readonly number[],
): Promise<ReadonlyMap<number, { team1Id: string; team2Id: string }>> => {
  const { rows } = await client.query<{ num: number; team1Id: string; team2Id: string }>({
    name: 'find-teams-of-numbers',
    text: `select n.num, i.team1_id as "team1Id", i.team2_id as "team2Id"
           from unnest($2::bigint[]) as n (num) cross join lateral (
             select team1_id, team2_id from wager_item where game_num = n.num and feed_id = $1
             order by ticket_number limit 1) i`,
    values: [feedId, gameNums],
  });
  return new Map(rows.map(({ num, ...teams }) => [num, teams]));
};

/** An item of open wagers as far as a score grades it; the same ones of many wagers are one. */
const OPEN_ITEM = [
  'game_num',
  'sport_type',
  'sport_sub_type',
  'period_number',
  'wager_type',
  'side',
  'final_line',
  'three_way',
  'listed_pitcher1',
  'listed_pitcher2',
  'pitcher1_req_flag',
  'pitcher2_req_flag',
] as const satisfies ReadonlyArray<keyof StoredItem>;

/** What open wagers of the feed are on in these games. */
export const findOpenItems = async (
  client: Querying,
  feedId: string,
  gameNums: readonly number[],
): Promise<Array<Pick<StoredItem, (typeof OPEN_ITEM)[number]>>> => {
  const { rows } = await client.query<Pick<StoredItem, (typeof OPEN_ITEM)[number]>>({
    name: 'find-open-items',
    text: `select distinct ${OPEN_ITEM.join(', ')} from wager_item
           where game_num = any ($2::bigint[]) and open and (feed_id = $1 or feed_id is null)`,
    values: [feedId, gameNums],
  });
  return rows;
};
