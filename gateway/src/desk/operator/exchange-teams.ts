import type pg from 'pg';
import { decideByOperator } from '../../betting/grading/decide-by-operator.ts';
import { changeItem } from '../../betting/wagers/change-item.ts';
import { changeWager } from '../../betting/wagers/change-wager.ts';
import { moveAccount } from '../../ground/customer/move-account.ts';
import type { CommandContext } from './command.ts';

/** The teams that play under a number. */
export interface Teams {
  team1Id: string;
  team2Id: string;
}

export interface GameOfFeed {
  gameNum: number;
  feedId: string;
}

const OF_GAME = `i.game_num = $1 and (i.feed_id is null or i.feed_id = $2)`;

/** Everything that says which of the two it is; graded legs, too, since a correction may come. */
const EXCHANGE = `
${changeItem({
  side: 'x.other',
  pick_key: 'left(i.pick_key, length(i.pick_key) - length(i.side)) || x.other',
  team1_id: 'i.team2_id',
  team2_id: 'i.team1_id',
  team1_rot_num: 'i.team2_rot_num',
  team2_rot_num: 'i.team1_rot_num',
  listed_pitcher1: 'i.listed_pitcher2',
  listed_pitcher2: 'i.listed_pitcher1',
  pitcher1_req_flag: 'i.pitcher2_req_flag',
  pitcher2_req_flag: 'i.pitcher1_req_flag',
  placed_score1: 'i.placed_score2',
  placed_score2: 'i.placed_score1',
  score1: 'i.score2',
  score2: 'i.score1',
})}
from (values ('team1', 'team2'), ('team2', 'team1'), ('team1Over', 'team2Over'), ('team2Over', 'team1Over'),
  ('team1Under', 'team2Under'), ('team2Under', 'team1Under'), ('over', 'over'), ('under', 'under'), ('draw', 'draw')
) as x (side, other)
where ${OF_GAME} and i.side = x.side and i.team1_id = $4 and i.team2_id = $3
returning i.ticket_number, i.wager_number, i.customer_id`;

/** Their winnings are now counted under another key (HR-84); code that judged them before has to judge them again. */
const TOUCH = `
${changeWager({
  win_key: `case when w.win_key is null then null else 'W.' || split_part(w.win_key, '.', 2) || '.' || (
    select string_agg(regexp_replace(i.pick_key, '^[PT]\\.', ''), '+'
      order by regexp_replace(i.pick_key, '^[PT]\\.', '') collate "C")
    from wager_item i where i.ticket_number = w.ticket_number and i.wager_number = w.wager_number) end`,
})}
from unnest($1::bigint[], $2::int[]) as x (ticket_number, wager_number)
where w.ticket_number = x.ticket_number and w.wager_number = x.wager_number`;

/** Raises the account version of each customer of `$1`. */
const RAISE_VERSIONS = `${moveAccount({})} where customer_id = any($1)`;

interface Leg {
  ticket_number: number;
  wager_number: number;
  customer_id: string;
}

/**
 * Bets on a game go with their team (HR-81): those on its teams in the other order are turned over.
 * @param teams as they are to be
 * @returns whose bets they are
 */
export const exchangeTeams = async (
  client: pg.PoolClient,
  { gameNum, feedId }: GameOfFeed,
  { team1Id, team2Id }: Teams,
): Promise<ReadonlySet<string>> => {
  // Wagers before their accounts, as grading locks them.
  await client.query(
    `select from wager w where exists (select from wager_item i where ${OF_GAME}
       and i.ticket_number = w.ticket_number and i.wager_number = w.wager_number)
     order by ticket_number, wager_number for update`,
    [gameNum, feedId],
  );
  const { rows } = await client.query<Leg>(EXCHANGE, [gameNum, feedId, team1Id, team2Id]);
  const customers = new Set(rows.map(({ customer_id: customerId }) => customerId));
  if (rows.length === 0) return customers;
  const refs = [...new Map(rows.map((row) => [`${row.ticket_number}.${row.wager_number}`, row])).values()];
  await client.query(TOUCH, [
    refs.map(({ ticket_number: ticketNumber }) => ticketNumber),
    refs.map(({ wager_number: wagerNumber }) => wagerNumber),
  ]);
  await client.query(RAISE_VERSIONS, [[...customers].toSorted()]);
  return customers;
};

const READ_LEGS = `
select ticket_number, wager_number, item_number, customer_id from wager_item i
where ${OF_GAME} and i.open and i.result is null
order by ticket_number, wager_number, item_number`;

/** Those that the decision at `$3` of the book made no action: another one of the same game may have done so, too. */
const READ_VOIDED = `
select ticket_number, wager_number, item_number, customer_id from wager_item i
where ${OF_GAME} and i.ruling = 'teamsChanged' and ($3::bigint is null or i.graded_book_ms = $3)
order by ticket_number, wager_number, item_number`;

type DecisionContext = Pick<
  CommandContext<'lines believe'>,
  'client' | 'kysely' | 'actor' | 'wallMs' | 'bookMs'
>;

const decideLegs = async (
  { client, kysely, wallMs, bookMs }: DecisionContext,
  legs: ReadonlyArray<Leg & { item_number: number }>,
  decided: Pick<Parameters<typeof decideByOperator>[3], 'decision' | 'ruling'>,
): Promise<ReadonlySet<string>> => {
  for (const { item_number: itemNumber, ...ref } of legs)
    await decideByOperator(client, { kysely }, ref, { itemNumber, ...decided, now: { wallMs, bookMs } });
  return new Set(legs.map(({ customer_id: customerId }) => customerId));
};

/** What of the game is undecided is no action, and says so to its customer. */
export const voidOfTeams = async (
  context: DecisionContext,
  { gameNum, feedId }: GameOfFeed,
): Promise<ReadonlySet<string>> => {
  const { rows } = await context.client.query<Leg & { item_number: number }>(READ_LEGS, [gameNum, feedId]);
  const by = context.actor.name;
  const ruling = { kind: 'teamsChanged', by, price: null, line: null, ticketNumber: null } as const;
  return decideLegs(context, rows, { decision: 'X', ruling });
};

/** Takes that back. @param decidedMs when it was decided, by the book's clock; null: that isn't known */
export const openVoided = async (
  context: DecisionContext,
  { gameNum, feedId }: GameOfFeed,
  decidedMs: number | null,
): Promise<ReadonlySet<string>> => {
  const { rows } = await context.client.query<Leg & { item_number: number }>(READ_VOIDED, [
    gameNum,
    feedId,
    decidedMs,
  ]);
  return decideLegs(context, rows, { decision: null, ruling: null });
};
