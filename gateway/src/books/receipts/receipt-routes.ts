import type { HouseRules } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import { languageOfBookCode } from '@lineboard/domain/ground/language/languages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Selectable } from 'kysely';
import { isToken } from '../../account/session/session-token.ts';
import { customerOf, requireCustomer, type SessionFinder } from '../../account/session/require-customer.ts';
import type { Config } from '../../config/read-config.ts';
import type { ClientAddress } from '../../ground/caller/client-address.ts';
import type { Database } from '../../ground/database/create-database.ts';
import type { Tables } from '../../ground/database/tables.ts';
import { handle } from '../../ground/http/handle.ts';
import { limitAddresses } from '../../ground/http/limit-addresses.ts';
import type { BookView } from '../../lines/book/book-view.ts';
import type { Exports } from '../exports/create-exports.ts';
import { createFileLanguage } from '../exports/file-language.ts';
import { createSender, inOnePart, RETRY_AFTER_MS } from '../exports/send-file.ts';
import { readTicketStory } from '../ticket-story/read-ticket-story.ts';
import { renderNoReceipt, renderReceipt } from './describe-receipt.ts';
import { readLanguage } from './read-language.ts';
import { headTicket, listTicketRows } from './ticket-sheet.ts';
import { RECEIPT_POLICY } from './receipt-html.ts';
import { endReceiptLink, findReceiptLink, listReceiptLinks, makeReceiptLink } from './receipt-link-rows.ts';

export interface ReceiptRouteParts {
  database: Database;
  book: BookView;
  rules: HouseRules;
  sessions: SessionFinder;
  clientAddress: ClientAddress;
  config: Pick<Config, 'BOOK_NAME'>;
  wallNowMs: () => number;
  bookNowMs: () => number;
  exports: Exports;
}

type Customer = Selectable<Tables['customer']>;

/** In a minute: people open a receipt now and then; a token can't be guessed, but a story costs some reads. */
const MOST_OPENED = 30;

/** It isn't found by searches, kept by caches, told to other sites, nor able to do anything. */
const asPage = (reply: FastifyReply, status: number): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow, noarchive')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', RECEIPT_POLICY);

/** The page that a link opens, for anybody who has it. */
const serveReceipts = (app: FastifyInstance, parts: ReceiptRouteParts): void => {
  const { database, clientAddress, config, bookNowMs } = parts;
  const waitMs = limitAddresses(MOST_OPENED);
  app.get<{ Params: { token: string } }>('/receipt/:token', async (request, reply) => {
    const language = readLanguage(request.headers['accept-language']);
    const retryAfterMs = waitMs(clientAddress(request.raw));
    if (retryAfterMs > 0)
      return asPage(reply, 429)
        .header('retry-after', String(Math.ceil(retryAfterMs / 1000)))
        .send(renderNoReceipt(language, 'tooMany'));
    const { token } = request.params;
    const link = isToken(token) ? await findReceiptLink(database.pool, token) : null;
    const story = link === null ? null : await readTicketStory(parts, link.customer_id, link.ticket_number);
    if (link === null || story === null)
      return asPage(reply, 404).send(renderNoReceipt(language, 'noReceipt'));
    const telling = {
      language: createFileLanguage(language, link.price_type),
      shows: link,
      bookName: config.BOOK_NAME,
      nowMs: bookNowMs(),
    };
    return asPage(reply, 200).send(renderReceipt(story, telling));
  });
};

const SELECT_CUSTOMER = 'select price_type, web_language from customer where customer_id = $1';

/** A ticket as a file for its own customer. */
const serveTickets = (
  app: FastifyInstance,
  parts: ReceiptRouteParts,
  onRequest: ReturnType<typeof requireCustomer>,
): void => {
  const { database, bookNowMs } = parts;
  const send = createSender(parts.exports);
  handle(app, 'exportTicket', { onRequest }, async ({ request, reply, params, query, refuse }) => {
    const { customerId } = customerOf(request);
    const { ticketNumber } = params;
    const story = await readTicketStory(parts, customerId, ticketNumber);
    if (story === null) return refuse('notFound');
    const { rows: customers } = await database.pool.query<Pick<Customer, 'price_type' | 'web_language'>>(
      SELECT_CUSTOMER,
      [customerId],
    );
    const [customer] = customers;
    if (customer === undefined) return refuse('notFound');
    const language = createFileLanguage(
      query.language ?? languageOfBookCode(customer.web_language),
      customer.price_type,
    );
    const head = headTicket(story, { customerId, nowMs: bookNowMs() }, language);
    const rows = listTicketRows(story, language);
    const task = { format: 'pdf', head, name: `Ticket ${ticketNumber}`, count: rows.length } as const;
    return (
      (await send(reply, customerId, task, inOnePart(rows))) ??
      refuse('rateLimited', { retryAfterMs: RETRY_AFTER_MS })
    );
  });
};

/** Links to receipts: made, listed and ended by the customer, opened by anybody. */
export const receiptRoutes = (app: FastifyInstance, parts: ReceiptRouteParts): void => {
  const { pool } = parts.database;
  const onRequest = requireCustomer(parts.sessions);
  handle(app, 'readReceiptLinks', { onRequest }, async ({ request }) => ({
    links: await listReceiptLinks(pool, customerOf(request).customerId),
  }));
  handle(app, 'makeReceiptLink', { onRequest }, async ({ request, body, refuse }) => {
    const made = await makeReceiptLink(pool, customerOf(request).customerId, body, parts.wallNowMs());
    if (made.state === 'noTicket') return refuse('notFound');
    return { token: made.state === 'made' ? made.token : null };
  });
  handle(app, 'endReceiptLink', { onRequest }, ({ request, params }) =>
    endReceiptLink(pool, customerOf(request).customerId, params.ticketNumber),
  );
  serveReceipts(app, parts);
  serveTickets(app, parts, onRequest);
};
