import { mayBeRepriced } from '@lineboard/domain/grading/pitchers';
import type { StandingLeg, StandingWager } from '@lineboard/domain/ticket/ticket-evaluation';
import type { TicketOptions, WagerRef } from '@lineboard/domain/ticket/ticket-request';
import type pg from 'pg';
import type { BookView } from '../book/book-view.ts';
import type { Database } from '../database/create-database.ts';
import { pickOf } from '../wagers/describe-bet.ts';
import { parseLegResult } from '../wagers/leg-result-text.ts';
import { readWagers, selectWagers, type StoredItem, wagerOf } from '../wagers/stored-wager.ts';

/** A wager that a ticket builds on; it may be written as long as the wager's revision is still this one. */
export interface KnownWager extends StandingWager {
  revision: number;
}

/** Those that a ticket names; null for what it doesn't name, and for what isn't the customer's. */
export interface StandingWagers {
  parent: KnownWager | null;
  filled: KnownWager | null;
}

export const NO_STANDING_WAGERS: StandingWagers = { parent: null, filled: null };

type Named = Pick<TicketOptions, 'parentRif' | 'filling'>;

/** Such a ticket is always judged by a fresh read. */
export const buildsOnWager = ({ parentRif, filling }: Named): boolean =>
  parentRif !== null || filling !== null;

interface Reader {
  database: Database;
  book: BookView;
  customerId: string;
}

export const readStandingWagers = async (
  client: pg.Pool | pg.PoolClient,
  named: Named,
  reader: Reader,
): Promise<StandingWagers> =>
  buildsOnWager(named)
    ? {
        parent: named.parentRif === null ? null : await readStandingWager(client, named.parentRif, reader),
        filled: named.filling === null ? null : await readStandingWager(client, named.filling, reader),
      }
    : NO_STANDING_WAGERS;

/** Who locks an account before he writes locks the wagers first that his ticket builds on: the order that grading keeps. */
export const lockForTicket = async (
  client: pg.PoolClient,
  customerId: string,
  { parentRif, filling }: Named,
): Promise<void> => {
  for (const ref of [parentRif, filling]) {
    if (ref === null) continue;
    await client.query(
      'select 1 from wager where ticket_number = $1 and wager_number = $2 and customer_id = $3 for update',
      [ref.ticketNumber, ref.wagerNumber, customerId],
    );
  }
  await client.query('select 1 from account where customer_id = $1 for update', [customerId]);
};

/** @returns null when the customer has no such wager */
export const readStandingWager = async (
  client: pg.Pool | pg.PoolClient,
  { ticketNumber, wagerNumber }: WagerRef,
  { database, book, customerId }: Reader,
): Promise<KnownWager | null> => {
  const [stored] = await readWagers(
    client,
    selectWagers(database.kysely)
      .where('w.ticket_number', '=', ticketNumber)
      .where('w.wager_number', '=', wagerNumber)
      .where('w.customer_id', '=', customerId),
  );
  if (stored === undefined) return null;
  return {
    wager: wagerOf(stored).wager,
    legs: stored.items.map((item) => describeLeg(item, book)),
    status: stored.status,
    riskCents: stored.risk_cents,
    toWinCents: stored.to_win_cents,
    chainLength: await countWagersBefore(client, { ticketNumber, wagerNumber }),
    hasChild: stored.child_ticket_number !== null,
    fillDeadlineMs: stored.fill_deadline_book_ms,
    mayBeRepriced: stored.items.some((item) => mayBeRepriced(describePitchers(item))),
    revision: stored.revision,
  };
};

const describeLeg = (item: StoredItem, book: BookView): StandingLeg => {
  const pick = pickOf(item);
  return {
    pick,
    sportType: item.sport_type,
    // A game that has left the book can't be bet on by another leg, nor can its contests.
    correlation: pick.type === 'C' ? [pick.contestNum] : (book.game(pick.gameNum)?.correlation ?? []),
    result: parseLegResult(item.result),
  };
};

const describePitchers = (item: StoredItem) => ({
  sportType: item.sport_type,
  wagerType: item.wager_type ?? 'S',
  periodNumber: item.period_number ?? 0,
  pitcher1ReqFlag: item.pitcher1_req_flag,
  pitcher2ReqFlag: item.pitcher2_req_flag,
});

const countWagersBefore = async (
  client: pg.Pool | pg.PoolClient,
  { ticketNumber, wagerNumber }: WagerRef,
): Promise<number> => {
  const { rows } = await client.query<{ wagers: number }>(
    `with recursive chain as (
       select parent_ticket_number, parent_wager_number from wager where ticket_number = $1 and wager_number = $2
       union all
       select p.parent_ticket_number, p.parent_wager_number from chain c
         join wager p on p.ticket_number = c.parent_ticket_number and p.wager_number = c.parent_wager_number
     ) select count(*)::int as wagers from chain where parent_ticket_number is not null`,
    [ticketNumber, wagerNumber],
  );
  return rows[0]?.wagers ?? 0;
};
