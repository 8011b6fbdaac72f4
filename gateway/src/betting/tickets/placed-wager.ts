import { placedWagerOfBet } from '@lineboard/domain/books/open-bets/placed-wager-of-bet';
import type { PlacedWager } from '@lineboard/domain/betting/wager/placed-wager';
import type { TicketOptions, WagerRef } from '@lineboard/domain/betting/request/ticket-request';
import type pg from 'pg';
import type { BookView } from '../../lines/book/book-view.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { describePlacedBet, readPlacedBets, selectPlacedBets } from '../wagers/placed-bet.ts';

/** A wager that a ticket builds on; it may be written as long as the wager's revision is still this one. */
export interface KnownWager extends PlacedWager {
  revision: number;
}

/** Those that a ticket names; null for what it doesn't name, and for what isn't the customer's. */
export interface PlacedWagers {
  parent: KnownWager | null;
  filled: KnownWager | null;
}

export const NO_PLACED_WAGERS: PlacedWagers = { parent: null, filled: null };

type Named = Pick<TicketOptions, 'parentRif' | 'filling'>;

/** Such a ticket is always judged by a fresh read. */
export const buildsOnWager = ({ parentRif, filling }: Named): boolean =>
  parentRif !== null || filling !== null;

interface Reader {
  database: Database;
  book: BookView;
  customerId: string;
}

export const readPlacedWagers = async (
  client: pg.Pool | pg.PoolClient,
  named: Named,
  reader: Reader,
): Promise<PlacedWagers> =>
  buildsOnWager(named)
    ? {
        parent: named.parentRif === null ? null : await readPlacedWager(client, named.parentRif, reader),
        filled: named.filling === null ? null : await readPlacedWager(client, named.filling, reader),
      }
    : NO_PLACED_WAGERS;

/**
 * Before it locks the account to write, a ticket locks the wagers that it builds on: the order that grading keeps.
 */
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
export const readPlacedWager = async (
  client: pg.Pool | pg.PoolClient,
  { ticketNumber, wagerNumber }: WagerRef,
  { database, book, customerId }: Reader,
): Promise<KnownWager | null> => {
  const [stored] = await readPlacedBets(
    client,
    selectPlacedBets(database.kysely)
      .where('w.ticket_number', '=', ticketNumber)
      .where('w.wager_number', '=', wagerNumber)
      .where('w.customer_id', '=', customerId),
  );
  return stored === undefined
    ? null
    : { ...placedWagerOfBet(describePlacedBet(stored, book)), revision: stored.revision };
};
