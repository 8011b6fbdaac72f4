import { MOST_RECEIPT_LINKS } from '@lineboard/domain/books/ticket-story/receipt-bounds';
import type { MakeReceiptLink, ReceiptLink } from '@lineboard/domain/books/ticket-story/receipt-link.schema';
import type { PriceType } from '@lineboard/domain/ground/price/price.schema';
import type pg from 'pg';
import { createToken, hashToken } from '../../account/session/session-token.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';

/** Links of one customer are made one after the other, so that none is one too many. */
const HOLD = 'select 1 from customer where customer_id = $1 for no key update';

/** The ticket must be the customer's; a link that it has already doesn't count, since it gives way. */
const COUNT = `
select (select count(*)::int from receipt_link l where l.customer_id = $1 and l.ticket_number <> $2) as others
from ticket t where t.ticket_number = $2 and t.customer_id = $1`;

/** The link that the ticket had opens nothing any more. */
const WRITE = `
insert into receipt_link (customer_id, ticket_number, token_hash, shows_money, shows_number, shown_name, made_at_ms)
values ($1, $2, $3, $4, $5, $6, $7)
on conflict (customer_id, ticket_number) do update set token_hash = excluded.token_hash,
  shows_money = excluded.shows_money, shows_number = excluded.shows_number, shown_name = excluded.shown_name,
  made_at_ms = excluded.made_at_ms`;

export type MadeLink = { state: 'made'; token: string } | { state: 'full' | 'noTicket' };

/** Control and direction marks could make the page say something else around the name. */
const nameOf = (text: string | null): string | null => {
  const name = (text ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  return name === '' ? null : name;
};

/** Makes a link to the receipt of a ticket; the token is told this once. */
export const makeReceiptLink = (
  pool: pg.Pool,
  customerId: string,
  { ticketNumber, showsMoney, showsNumber, shownName }: MakeReceiptLink,
  wallMs: number,
): Promise<MadeLink> =>
  inTransaction(pool, async (client): Promise<MadeLink> => {
    await client.query(HOLD, [customerId]);
    const { rows } = await client.query<{ others: number }>(COUNT, [customerId, ticketNumber]);
    const [counted] = rows;
    if (counted === undefined) return { state: 'noTicket' };
    if (counted.others >= MOST_RECEIPT_LINKS) return { state: 'full' };
    const token = createToken();
    await client.query(WRITE, [
      customerId,
      ticketNumber,
      hashToken(token),
      showsMoney,
      showsNumber,
      nameOf(shownName),
      wallMs,
    ]);
    return { state: 'made', token };
  });

/** The latest first. */
export const listReceiptLinks = async (
  pool: Pick<pg.Pool, 'query'>,
  customerId: string,
): Promise<ReceiptLink[]> => {
  const { rows } = await pool.query<ReceiptLink>(
    `select ticket_number as "ticketNumber", shows_money as "showsMoney", shows_number as "showsNumber",
       shown_name as "shownName", made_at_ms as "madeAtMs"
     from receipt_link where customer_id = $1 order by made_at_ms desc, ticket_number desc`,
    [customerId],
  );
  return rows;
};

export const endReceiptLink = async (
  pool: Pick<pg.Pool, 'query'>,
  customerId: string,
  ticketNumber: number,
): Promise<void> => {
  await pool.query('delete from receipt_link where customer_id = $1 and ticket_number = $2', [
    customerId,
    ticketNumber,
  ]);
};

/** Which ticket a token opens, and what of it is shown. */
export interface OpenedLink {
  customer_id: string;
  ticket_number: number;
  shows_money: boolean;
  shows_number: boolean;
  shown_name: string | null;
  price_type: PriceType;
}

/** @returns null for a token that nobody made, that was ended, and whose customer's account is closed */
export const findReceiptLink = async (
  pool: Pick<pg.Pool, 'query'>,
  token: string,
): Promise<OpenedLink | null> => {
  const { rows } = await pool.query<OpenedLink>(
    `select l.customer_id, l.ticket_number, l.shows_money, l.shows_number, l.shown_name, c.price_type
     from receipt_link l join customer c using (customer_id) where l.token_hash = $1 and c.closed_at_ms is null`,
    [hashToken(token)],
  );
  return rows[0] ?? null;
};
