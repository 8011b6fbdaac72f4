import type { CommandAnswer } from '@lineboard/domain/desk/operator/commands.schema';
import type { DOUBT_COMMANDS } from '@lineboard/domain/desk/operator/doubt-commands.schema';
import type pg from 'pg';
import { NOTICE_CHANNEL } from '../../ground/notices/create-notices.ts';
import { NOTICE_ENDINGS } from '../../ground/notices/notice.ts';
import type { CommandContext, Run, Runs } from './command.ts';
import { exchangeTeams, type GameOfFeed, openVoided, type Teams, voidOfTeams } from './exchange-teams.ts';
import { DECIDE_NOTICE } from '../../ground/notices/decide-notice.ts';
import { REFUSE_LEAGUE, REMOVE_LEAGUE, TAKE_LEAGUE } from '../../lines/feeds/write-league.ts';
import { ADD_STORE, REMOVE_STORE } from '../../lines/feeds/write-store.ts';

type Doubt = CommandAnswer<'lines believe'>;
type Store = CommandAnswer<'stores add'>;

const MOST_ENDED = 200;

const COLUMNS = `notice_id as "noticeId", feed_id as "feedId", code, level, about, detail,
  (select count(*)::integer from jsonb_object_keys(coalesce(doubt -> 'markets', '{}'))) as held,
  began_at_ms as "beganAtMs", ended_at_ms as "endedAtMs", ending, decision, decided_by as "decidedBy",
  decision is null or done_at_ms is not null as "isDone"`;

/** An operator said how its game ended: until he takes that back nobody has to see to what is held of it. */
const IS_DECIDED = `doubt is not null and exists (
  select from score_override s where s.feed_id = operator_notice.feed_id and s.phase in ('final', 'cancelled')
    and operator_notice.about like s.feed_id || ' game ' || s.game_num || ' %')`;

const list: Run<'lines doubts'> = async ({ client }, { all = false }) => {
  const { rows } = await client.query<Doubt>(
    all
      ? `select ${COLUMNS} from operator_notice where level <> 'log' order by notice_id desc limit ${MOST_ENDED}`
      : `select ${COLUMNS} from operator_notice where ended_at_ms is null and not (${IS_DECIDED}) order by notice_id`,
  );
  return { answer: rows };
};

interface Standing {
  isHolding: boolean;
  isDecided: boolean;
}

const hold = async (client: pg.PoolClient, noticeId: number): Promise<(Doubt & Standing) | null> => {
  const { rows } = await client.query<Doubt & Standing>(
    `select ${COLUMNS}, doubt is not null as "isHolding", (${IS_DECIDED}) as "isDecided" from operator_notice where notice_id = $1 for update`,
    [noticeId],
  );
  return rows[0] ?? null;
};

/** Has the gateway that leads carry it out. */
const decide = async (
  { client, actor, wallMs, bookMs }: CommandContext<'lines believe'>,
  { noticeId, decision, note }: { noticeId: number; decision: 'believe' | 'doubt'; note: string | null },
): Promise<Doubt> => {
  const { rows } = await client.query<Doubt>(`${DECIDE_NOTICE} returning ${COLUMNS}`, [
    noticeId,
    decision,
    actor.name,
    wallMs,
    note,
    bookMs,
  ]);
  await client.query(`select pg_notify('${NOTICE_CHANNEL}', '')`);
  return rows[0]!;
};

interface TeamsOfDoubt {
  game: GameOfFeed;
  was: Teams;
  said: Teams;
  /** The book's clock when it was decided; null: nobody has yet, or that wasn't kept then. */
  decidedMs: number | null;
}

/** @returns null where the doubt is about something else than who plays */
const readTeams = async (
  client: pg.PoolClient,
  { noticeId, about, feedId }: Doubt,
): Promise<TeamsOfDoubt | null> => {
  const { rows } = await client.query<
    { teams: Pick<TeamsOfDoubt, 'was' | 'said'> | null } & Pick<TeamsOfDoubt, 'decidedMs'>
  >(
    `select doubt -> 'teams' as teams, decided_book_ms as "decidedMs" from operator_notice where notice_id = $1`,
    [noticeId],
  );
  const { teams = null, decidedMs = null } = rows[0] ?? {};
  const gameNum = Number(/ game (\d+) /.exec(about)?.[1]);
  return teams === null ? null : { ...teams, decidedMs, game: { gameNum, feedId } };
};

const countWagers = async (client: pg.PoolClient, { gameNum }: GameOfFeed): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    `select count(distinct (ticket_number, wager_number))::integer as count from wager_item
     where game_num = $1 and open and result is null`,
    [gameNum],
  );
  return rows[0]?.count ?? 0;
};

/**
 * Wagers name the teams and are graded by their sides: with others they would be paid to the wrong one (HR-81).
 * @returns whose bets were changed
 */
const carryWagers = async (
  context: CommandContext<'lines believe'>,
  doubt: Doubt,
  wagers: 'follow' | 'noAction' | undefined,
): Promise<ReadonlySet<string>> => {
  const { client, refuse } = context;
  const teams = await readTeams(client, doubt);
  if (teams === null) return new Set();
  const areThere = doubt.code === 'sidesExchanged';
  // What was graded before, or is graded after all, is on its team as well.
  const follow = () => (areThere ? exchangeTeams(client, teams.game, teams.said) : new Set<string>());
  if (wagers === 'noAction') {
    const voided = await voidOfTeams(context, teams.game);
    return new Set([...voided, ...(await follow())]);
  }
  const count = await countWagers(client, teams.game);
  // Nobody's bet goes with a team that isn't there any more.
  if (!areThere && count > 0) return refuse('wagersOnTeams', { gameNum: teams.game.gameNum, count });
  return follow();
};

const tellWagers = (customers: ReadonlySet<string>) => ({
  notices: [...customers].map((customerId) => [customerId, { kind: 'wagers' }] as const),
});

const believe: Run<'lines believe'> = async (context, { noticeId, wagers, note = null }) => {
  const { client, refuse } = context;
  const before = (await hold(client, noticeId)) ?? refuse('unknownDoubt', { noticeId });
  if (!before.isHolding) return refuse('unknownDoubt', { noticeId });
  if (before.endedAtMs !== null || before.isDecided)
    return refuse('doubtEnded', { noticeId, how: NOTICE_ENDINGS[before.ending ?? 'gone'] });
  const customers = await carryWagers(context, before, wagers);
  const answer = await decide(context, { noticeId, decision: 'believe', note });
  return { answer, before, after: answer, ...tellWagers(customers) };
};

const doubt: Run<'lines doubt'> = async (context, { noticeId, note = null }) => {
  const { client, refuse } = context;
  const before = (await hold(client, noticeId)) ?? refuse('unknownDoubt', { noticeId });
  const { rows } = await client.query(
    'select from operator_notice where about = $1 and ended_at_ms is null',
    [before.about],
  );
  const isTakenUp = before.endedAtMs !== null && rows.length > 0;
  if (before.decision !== 'believe' || isTakenUp) return refuse('notBelieved', { noticeId });
  const teams = await readTeams(client, before);
  const customers = new Set<string>();
  if (teams !== null) {
    for (const one of await exchangeTeams(client, teams.game, teams.was)) customers.add(one);
    for (const one of await openVoided(context, teams.game, teams.decidedMs)) customers.add(one);
  }
  const answer = await decide(context, { noticeId, decision: 'doubt', note });
  return { answer, before, after: answer, ...tellWagers(customers) };
};

type League = CommandAnswer<'leagues take'>;
const LEAGUE = `sport_type as "sportType", sport_sub_type as "sportSubType", feed_id as "feedId",
  at_ms as "knownSinceMs", refused`;

const listLeagues: Run<'leagues list'> = async ({ client }) => {
  const { rows } = await client.query<League>(
    `select ${LEAGUE} from league order by sport_type, sport_sub_type`,
  );
  return { answer: rows };
};

const takeLeague: Run<'leagues take'> = async ({ client, wallMs, refuse }, { sportType, sportSubType }) => {
  const { rows } = await client.query<League>(`${TAKE_LEAGUE} returning ${LEAGUE}`, [
    sportType,
    sportSubType,
    wallMs,
  ]);
  const answer = rows[0] ?? refuse('leagueExists', { sportType, sportSubType });
  return { answer, after: answer };
};

const refuseLeague: Run<'leagues refuse'> = async (
  { client, wallMs, refuse },
  { sportType, sportSubType },
) => {
  const { rows } = await client.query<League>(`${REFUSE_LEAGUE} returning ${LEAGUE}`, [
    sportType,
    sportSubType,
    wallMs,
  ]);
  const answer = rows[0] ?? refuse('leagueRefused', { sportType, sportSubType });
  // If the feed has named it already, its games leave the board.
  await client.query(`select pg_notify('${NOTICE_CHANNEL}', '')`);
  return { answer, after: answer };
};

const removeLeague: Run<'leagues remove'> = async ({ client, refuse }, { sportType, sportSubType }) => {
  const { rows } = await client.query<League>(`${REMOVE_LEAGUE} returning ${LEAGUE}`, [
    sportType,
    sportSubType,
  ]);
  const answer = rows[0] ?? refuse('unknownLeague', { sportSubType, sports: sportType }, 'sportSubType');
  return { answer, before: answer };
};

const STORE = 'store, actor as "madeBy", at_ms as "madeAtMs"';

const addStore: Run<'stores add'> = async ({ client, actor, wallMs, refuse }, { store }) => {
  const { rows } = await client.query<Store>(`${ADD_STORE} returning ${STORE}`, [store, actor.name, wallMs]);
  const answer = rows[0] ?? refuse('storeExists', { store });
  return { answer, after: answer };
};

const listStores: Run<'stores list'> = async ({ client }) => {
  const { rows } = await client.query<Store>(`select ${STORE} from store order by store`);
  return { answer: rows };
};

const removeStore: Run<'stores remove'> = async ({ client, refuse }, { store }) => {
  const used = await client.query<{ count: number }>(
    'select count(*)::integer as count from customer where store = $1',
    [store],
  );
  const count = used.rows[0]?.count ?? 0;
  if (count > 0) return refuse('storeInUse', { store, count });
  const { rows } = await client.query<Store>(`${REMOVE_STORE} returning ${STORE}`, [store]);
  const answer = rows[0] ?? refuse('unknownStore', { store });
  return { answer, before: answer };
};

export const DOUBT_RUNS: Runs<keyof typeof DOUBT_COMMANDS> = {
  'lines doubts': list,
  'lines believe': believe,
  'lines doubt': doubt,
  'leagues list': listLeagues,
  'leagues take': takeLeague,
  'leagues refuse': refuseLeague,
  'leagues remove': removeLeague,
  'stores add': addStore,
  'stores list': listStores,
  'stores remove': removeStore,
};
