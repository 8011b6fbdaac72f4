import type { PlacedBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { ParlayRestriction } from '@lineboard/domain/lines/line/game.schema';
import { selectStrictest } from '@lineboard/domain/lines/line/select-strictest';
import type { SaleTarget, WaitingSale } from '@lineboard/domain/betting/selling/sale.schema';
import type { LegCorrelation } from '@lineboard/domain/betting/wager/wager-terms.schema';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { BookView } from '../../lines/book/book-view.ts';
import type { Tables } from '../../ground/database/tables.ts';
import type { PlacedLeg } from '@lineboard/domain/betting/wager/placed-wager';
import { describeBet, describeItem } from './describe-bet.ts';
import { parseLegResult } from './leg-result-text.ts';
import { pickOf } from './pick-of-item.ts';
import { selectWagers, type StoredItem, type StoredWager } from './stored-wager.ts';
import type { TypedQuery } from '../../ground/database/typed-query.ts';

/** A wager that a ticket may build on, with what is known only of those. */
export interface StoredBet extends StoredWager {
  chain_length: number;
  chain_items: StoredItem[];
  is_reserved: boolean;
  waiting_sale: WaitingSale | null;
  sale_target: SaleTarget | null;
  /** Its customer's currency. */
  currency: string;
}

/** Those that a wager rolls from, as `before`. */
const WITH_BEFORE = sql`
  with recursive before as (
    select w.parent_ticket_number as ticket_number, w.parent_wager_number as wager_number
    union all
    select p.parent_ticket_number, p.parent_wager_number from before b
      join wager p on p.ticket_number = b.ticket_number and p.wager_number = b.wager_number
  )`;

const CHAIN_LENGTH = sql<number>`(${WITH_BEFORE} select count(ticket_number)::int from before)`;

const CHAIN_ITEMS = sql<StoredItem[]>`(${WITH_BEFORE}
  select coalesce(json_agg(i order by i.ticket_number, i.item_number), '[]')
  from before b join wager_item i on i.ticket_number = b.ticket_number and i.wager_number = b.wager_number)`;

const WAITING_SALE = sql`select s.* from wager_sale s
  where s.ticket_number = w.ticket_number and s.wager_number = w.wager_number and s.state = 'pending'`;

/** A live ticket that waits fills it or rolls from it, or a sale of it waits (HR-44, HR-53). */
const IS_RESERVED = sql<boolean>`exists (
  select 1 from pending_ticket p where p.customer_id = w.customer_id
    and ((p.filling_ticket_number = w.ticket_number and p.filling_wager_number = w.wager_number)
      or (p.parent_ticket_number = w.ticket_number and p.parent_wager_number = w.wager_number)))
  or exists (${WAITING_SALE})`;

const WAITING = sql<WaitingSale | null>`(
  select json_build_object('key', s.key, 'sharePercent', s.share_percent, 'sentAtMs', s.at_ms,
    'decidedAtMs', (s.answer ->> 'decidedAtMs')::bigint) from (${WAITING_SALE}) s)`;

const TARGET = sql<SaleTarget | null>`(
  select json_build_object('amountCents', t.amount_cents) from wager_sale_target t
  where t.ticket_number = w.ticket_number and t.wager_number = w.wager_number)`;

/** The query that `readPlacedBets` runs, as `selectWagers` is one for wagers. */
export const selectPlacedBets = (kysely: Kysely<Tables>) =>
  selectWagers(kysely).select([
    CHAIN_LENGTH.as('chain_length'),
    CHAIN_ITEMS.as('chain_items'),
    IS_RESERVED.as('is_reserved'),
    WAITING.as('waiting_sale'),
    TARGET.as('sale_target'),
    'c.currency',
  ]);

export const readPlacedBets = async (
  client: pg.Pool | pg.PoolClient,
  query: TypedQuery<StoredBet>,
): Promise<StoredBet[]> => {
  const { sql: text, parameters } = query.compile();
  return (await client.query<StoredBet>(text, [...parameters])).rows;
};

/** The gateway judges a ticket that builds on a wager by the same data as the open bets show. */
export const describePlacedBet = (stored: StoredBet, book: BookView): PlacedBet => ({
  ...describeBet(stored),
  chainLength: stored.chain_length,
  ...(stored.chain_items.length === 0
    ? {}
    : { chainLegs: stored.chain_items.map((item) => describeLeg(item, book)) }),
  isReserved: stored.is_reserved,
  waitingSale: stored.waiting_sale,
  saleTarget: stored.sale_target,
  parlayRestriction: selectStrictest(stored.items.map((item) => restrictionOf(item, book))),
  items: stored.items.map((item) => ({ ...describeItem(item), correlation: correlationOf(item, book) })),
});

const describeLeg = (item: StoredItem, book: BookView): PlacedLeg => ({
  pick: pickOf(item),
  sportType: item.sport_type,
  correlation: correlationOf(item, book),
  result: parseLegResult(item),
});

/** The book's word goes before what it was at acceptance, as for links. */
const restrictionOf = (item: StoredItem, book: BookView): ParlayRestriction | null => {
  const game = item.game_num === null ? null : book.game(item.game_num);
  return game === null ? item.parlay_restriction : game.parlayRestriction;
};

/** Contests are linked to a game at any time, so the book's word goes before what it was at acceptance. */
const correlationOf = (item: StoredItem, book: BookView): LegCorrelation => {
  const game = item.game_num === null ? null : book.game(item.game_num);
  const [contest] = item.contest_num === null ? [] : book.contest(item.contest_num);
  return {
    linkedContests: game?.correlation ?? contest?.related ?? item.linked_contests,
    contestGameNum: contest === undefined ? item.contest_game_num : contest.gameNum,
  };
};
